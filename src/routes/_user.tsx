import { createFileRoute, redirect } from '@tanstack/react-router';
import { SignedInArea } from '~/app/signed-in-area';
import { UserLayout } from '~/features/navigation/user-layout';

/** The user area: a visitor is redirected to the login, an administrator to the admin area. */
export const Route = createFileRoute('/_user')({
  beforeLoad: async ({ context, location }) => {
    const user = await context.session.resolveUser(({ is_admin }) => !is_admin);
    if (!user) throw redirect({ to: '/login', state: { returnTo: location.href }, replace: true });
    if (user.is_admin) throw redirect({ to: '/admin', replace: true });
    return { user, queryClient: await context.queryClientLoader.load() };
  },
  component: UserArea,
});

function UserArea() {
  const { queryClient } = Route.useRouteContext();
  return <SignedInArea queryClient={queryClient} layout={UserLayout} />;
}
