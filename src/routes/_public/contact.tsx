import { createFileRoute } from '@tanstack/react-router';
import { ContactPage } from '~/features/help/contact-page';
import { BRAND } from '~/lib/brand';
import { publicHead } from '~/lib/page-head';
import { contactDetails } from '~/lib/sample-content';

const { replyDelay, workdays, opening, closing } = contactDetails;

export const Route = createFileRoute('/_public/contact')({
  staticData: { prerender: 'visitor' },
  head: () =>
    publicHead({
      title: 'Contact',
      description: `Écrivez à l’équipe de ${BRAND} : réponse sous ${replyDelay}, du ${workdays} de ${opening} à ${closing}.`,
      path: '/contact',
    }),
  component: ContactPage,
});
