import { createFileRoute } from '@tanstack/react-router';
import { BRAND } from '~/content/brand';
import { publicHead } from '~/content/page-head';
import { LoginPage, type LoginPageProps } from '~/features/auth/login-page';
import { useSession } from '~/features/session/session-context';

export const Route = createFileRoute('/_public/_visitor/login')({
  staticData: { prerender: 'visitor' },
  head: () =>
    publicHead({
      title: 'Connexion',
      description: `Connectez-vous à votre espace ${BRAND} : vos missions, vos participations et votre solde.`,
      path: '/login',
    }),
  component: Login,
});

function Login() {
  const session = useSession();
  const { data } = Route.useRouteContext();
  const login: LoginPageProps['onLogin'] = (credentials, isRemembered) => {
    // The page that follows reads: its data layer comes while the server looks at the password.
    data.prepare();
    return session.login(credentials, isRemembered);
  };
  return <LoginPage onLogin={login} />;
}
