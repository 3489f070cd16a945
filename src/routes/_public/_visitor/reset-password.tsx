import { createFileRoute } from '@tanstack/react-router';
import { BRAND } from '~/content/brand';
import { publicHead } from '~/content/public-head';
import { ResetLinkSearch } from '~/features/auth/reset-link';
import { ResetPasswordPage } from '~/features/auth/reset-password-page';

export const Route = createFileRoute('/_public/_visitor/reset-password')({
  validateSearch: ResetLinkSearch,
  head: () =>
    publicHead({
      title: 'Nouveau mot de passe',
      description: `Choisissez un nouveau mot de passe ${BRAND}.`,
      path: '/reset-password',
      isUnlisted: true,
    }),
  component: ResetPasswordPage,
});
