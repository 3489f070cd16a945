import { createFileRoute } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { RegisterBody } from '~/api/contract/requests/request-bodies';
import { BRAND } from '~/content/brand';
import { publicHead } from '~/content/page-head';
import { RegisterPage } from '~/features/auth/register-page';
import { useSession } from '~/features/session/session-context';

export const Route = createFileRoute('/_public/_visitor/register')({
  staticData: { prerender: 'visitor' },
  head: () =>
    publicHead({
      title: 'Inscription',
      description: `Créez votre compte ${BRAND} en une minute. Un administrateur le valide, puis vos missions s’ouvrent.`,
      path: '/register',
    }),
  component: Register,
});

function Register() {
  const session = useSession();
  const { visitorCountry } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  // Not in the loader: a click joins the loading that a hover or a touch began, and a visitor who merely comes near is not looked up.
  useEffect(() => visitorCountry.start(), [visitorCountry]);
  const register = async (body: RegisterBody) => {
    if (!(await session.register(body))) void navigate({ to: '/login' });
  };
  return <RegisterPage onRegister={register} getCountry={() => visitorCountry.current} />;
}
