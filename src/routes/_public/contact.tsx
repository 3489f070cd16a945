import { createFileRoute } from '@tanstack/react-router';
import { ContactPage } from '~/features/help/contact-page';
import { contactDetails } from '~/features/landing/sample-content';
import { publicHead } from '~/lib/page-head';

export const Route = createFileRoute('/_public/contact')({
  head: () =>
    publicHead({
      title: 'Contact',
      description: 'Écrivez à l’équipe de Missio : réponse sous 48 heures, du lundi au vendredi de 9h à 18h.',
      path: '/contact',
    }),
  component: () => <ContactPage details={contactDetails} />,
});
