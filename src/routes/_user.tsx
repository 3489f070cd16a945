import { QueryClientProvider } from '@tanstack/react-query';
import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { RoutePending } from '~/features/errors/route-pending';
import { useKeptUnsaved } from '~/features/errors/use-kept-unsaved';
import { UserLayout } from '~/features/navigation/user-layout';
import { useSession, useSessionState } from '~/features/session/session-context';
import { useOtherDocuments } from '~/features/session/use-other-documents';

/** The user area: a visitor is sent to the login, an administrator to the admin area. */
export const Route = createFileRoute('/_user')({
  beforeLoad: async ({ context, location }) => {
    const { user } = context.session;
    if (!user) throw redirect({ to: '/login', state: { wanted: location.href }, replace: true });
    if (user.is_admin) throw redirect({ to: '/admin', replace: true });
    return { user, queryClient: await context.data.open() };
  },
  component: UserArea,
});

function UserArea() {
  const session = useSession();
  const state = useSessionState();
  const { queryClient } = Route.useRouteContext();
  useOtherDocuments(session);
  useKeptUnsaved(session, state.status === 'user' ? state.user.id : undefined);
  // Between the end of a session and the arrival at the login.
  if (state.status !== 'user') return <RoutePending />;
  return (
    <QueryClientProvider client={queryClient}>
      {/* Another person, signed in in another tab, starts with a screen of their own. */}
      <UserLayout key={state.user.id} user={state.user} onLogout={() => session.logout()}>
        <Outlet />
      </UserLayout>
    </QueryClientProvider>
  );
}
