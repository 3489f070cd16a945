import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { BRAND } from '~/content/brand';
import { contactDetails } from '~/content/contact-details';
import { publicHead } from '~/content/public-head';
import { ContactPage } from '~/features/help/contact-page';
import { ContactSearch } from '~/features/help/contact-search';

const { replyDelay, workdays, opening, closing } = contactDetails;

export const Route = createFileRoute('/_public/contact')({
  staticData: { prerender: 'visitor' },
  validateSearch: ContactSearch,
  search: { middlewares: [stripSearchParams({ mission: '' })] },
  head: () =>
    publicHead({
      title: 'Contact',
      description:
        `Écrivez à l’équipe de ${BRAND} : réponse sous ${replyDelay}, ` + `du ${workdays} de ${opening} à ${closing}.`,
      path: '/contact',
    }),
  component: ContactPage,
});
