import { createFileRoute } from '@tanstack/react-router';
import { BRAND } from '~/content/brand';
import { publicHead } from '~/content/public-head';
import { RegisterPage } from '~/features/auth/register-page';

const AFTERWARDS = 'Un administrateur le valide, puis vos missions s’ouvrent.';

export const Route = createFileRoute('/_public/_visitor/register')({
  staticData: { prerender: 'visitor' },
  head: () =>
    publicHead({
      title: 'Inscription',
      description: `Créez votre compte ${BRAND} en une minute. ${AFTERWARDS}`,
      path: '/register',
    }),
  component: RegisterPage,
});
