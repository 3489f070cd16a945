import { createFileRoute } from '@tanstack/react-router';
import { BRAND } from '~/content/brand';
import { publicHead } from '~/content/public-head';
import { ForgotPasswordPage } from '~/features/auth/forgot-password-page';

export const Route = createFileRoute('/_public/_visitor/forgot-password')({
  staticData: { prerender: 'visitor' },
  head: () =>
    publicHead({
      title: 'Mot de passe oublié',
      description: `Recevez par email un lien pour choisir un nouveau mot de passe ${BRAND}.`,
      path: '/forgot-password',
    }),
  component: ForgotPasswordPage,
});
