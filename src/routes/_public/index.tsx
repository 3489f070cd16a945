import { createFileRoute } from '@tanstack/react-router';
import { HEADLINE } from '~/content/brand';
import { publicHead } from '~/content/public-head';
import { LandingPage } from '~/features/landing/landing-page';

export const Route = createFileRoute('/_public/')({
  staticData: { prerender: 'visitor' },
  head: () =>
    publicHead({
      title: 'Accueil',
      promise: HEADLINE,
      description:
        'Choisissez une mission d’un partenaire, faites l’action demandée, suivez sa validation : la commission ' +
        's’ajoute à votre solde.',
      path: '/',
    }),
  component: LandingPage,
});
