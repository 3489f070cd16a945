import { createFileRoute } from '@tanstack/react-router';
import { BRAND } from '~/content/brand';
import { publicHead } from '~/content/public-head';
import { RegisterPage } from '~/features/auth/register-page';

export const Route = createFileRoute('/_public/_visitor/register')({
  staticData: { prerender: 'visitor' },
  head: () =>
    publicHead({
      title: 'Inscription',
      description:
        `Créez votre compte ${BRAND} en une minute. ` + 'Un administrateur le valide, puis vos missions s’ouvrent.',
      path: '/register',
    }),
  component: RegisterPage,
});
