import { createFileRoute } from '@tanstack/react-router';
import { RegisterPage } from '~/features/auth/register-page';
import { useSession } from '~/features/session/session-context';
import { publicHead } from '~/lib/page-head';

export const Route = createFileRoute('/_public/_visitor/register')({
  head: () =>
    publicHead({
      title: 'Inscription',
      description: 'Créez votre compte Missio en une minute. Un administrateur le valide, puis vos missions s’ouvrent.',
      path: '/register',
    }),
  loader: ({ context, preload }) => {
    // Not on a mere hover, and not at build time: a visitor who does not come here has no reason to be looked up.
    if (!preload && !import.meta.env.SSR) context.visitorCountry.start();
  },
  component: Register,
});

function Register() {
  const session = useSession();
  const { visitorCountry } = Route.useRouteContext();
  return <RegisterPage onRegister={(body) => session.register(body)} getCountry={() => visitorCountry.current} />;
}
