import { QueryClientProvider } from '@tanstack/react-query';
import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { RoutePending } from '~/features/errors/route-pending';
import { useFormDrafts } from '~/features/errors/use-form-drafts';
import { UserLayout } from '~/features/navigation/user-layout';
import { useSession, useUser } from '~/features/session/session-context';
import { useOtherTabs } from '~/features/session/use-other-tabs';

/** The user area: a visitor is sent to the login, an administrator to the admin area. */
export const Route = createFileRoute('/_user')({
  beforeLoad: async ({ context, location }) => {
    const user = await context.session.resolveUser(({ is_admin }) => !is_admin);
    if (!user) throw redirect({ to: '/login', state: { returnTo: location.href }, replace: true });
    if (user.is_admin) throw redirect({ to: '/admin', replace: true });
    return { user, queryClient: await context.data.open() };
  },
  component: UserArea,
});

function UserArea() {
  const session = useSession();
  const user = useUser();
  const { queryClient } = Route.useRouteContext();
  useOtherTabs(session);
  useFormDrafts(session, user?.id);
  // Between the end of a session and the arrival at the login.
  if (!user) return <RoutePending />;
  return (
    <QueryClientProvider client={queryClient}>
      {/* Another person, signed in in another tab, starts with a screen of their own. */}
      <UserLayout key={user.id} user={user} onLogout={() => session.logout()}>
        <Outlet />
      </UserLayout>
    </QueryClientProvider>
  );
}
