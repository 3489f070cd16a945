import { createFileRoute } from '@tanstack/react-router';
import { publicHead } from '~/content/public-head';
import { FaqPage } from '~/features/help/faq-page';

export const Route = createFileRoute('/_public/faq')({
  staticData: { prerender: 'visitor' },
  head: () =>
    publicHead({
      title: 'F.A.Q',
      description:
        'Comment commencer, comment êtes-vous payé, peut-on filtrer les missions, comment les gains sont-ils ' +
        'vérifiés : les réponses.',
      path: '/faq',
    }),
  component: FaqPage,
});
