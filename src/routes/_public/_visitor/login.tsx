import { createFileRoute } from '@tanstack/react-router';
import { LoginPage } from '~/features/auth/login-page';
import { useSession } from '~/features/session/session-context';
import { publicHead } from '~/lib/page-head';

export const Route = createFileRoute('/_public/_visitor/login')({
  head: () =>
    publicHead({
      title: 'Connexion',
      description: 'Connectez-vous à votre espace Missio : vos missions, vos participations et votre solde.',
      path: '/login',
    }),
  component: Login,
});

function Login() {
  const session = useSession();
  return <LoginPage onLogin={(credentials, isRemembered) => session.login(credentials, isRemembered)} />;
}
