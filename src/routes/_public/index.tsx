import { createFileRoute } from '@tanstack/react-router';
import { LandingPage } from '~/features/landing/landing-page';
import { PROMISE } from '~/features/landing/promise';
import { publicHead } from '~/lib/page-head';

export const Route = createFileRoute('/_public/')({
  staticData: { prerender: 'visitor' },
  head: () =>
    publicHead({
      title: 'Accueil',
      promise: PROMISE,
      description:
        'Choisissez une mission d’un partenaire, faites l’action demandée, suivez sa validation : la commission s’ajoute à votre solde.',
      path: '/',
    }),
  component: LandingPage,
});
