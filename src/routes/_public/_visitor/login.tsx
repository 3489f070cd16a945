import { createFileRoute } from '@tanstack/react-router';
import { BRAND } from '~/content/brand';
import { publicHead } from '~/content/public-head';
import { LoginPage } from '~/features/auth/login-page';

export const Route = createFileRoute('/_public/_visitor/login')({
  staticData: { prerender: 'visitor' },
  head: () =>
    publicHead({
      title: 'Connexion',
      description: `Connectez-vous à votre espace ${BRAND} : vos missions, vos participations et votre solde.`,
      path: '/login',
    }),
  component: LoginPage,
});
