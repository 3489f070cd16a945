import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { RoutePending } from '~/features/errors/route-pending';
import { AdminLayout } from '~/features/navigation/admin-layout';
import { syncSilently } from '~/features/network-settings/sync-silently';
import { useSession, useSessionState } from '~/features/session/session-context';

/** The admin area: anyone else is sent to the login, whose guard sends a signed-in user on to the dashboard. */
export const Route = createFileRoute('/admin')({
  beforeLoad: ({ context, location }) => {
    const { user } = context.session;
    if (!user) throw redirect({ to: '/login', state: { wanted: location.href }, replace: true });
    if (!user.is_admin) throw redirect({ to: '/login', replace: true });
    return { user };
  },
  // Once per opening of the area: neither a move inside it nor a link that is merely preloaded enters it.
  onEnter: ({ context }) => void syncSilently(context.queryClient),
  component: AdminArea,
});

function AdminArea() {
  const session = useSession();
  const state = useSessionState();
  // Between the end of a session and the arrival at the login.
  if (state.status !== 'user') return <RoutePending />;
  return (
    <AdminLayout user={state.user} onLogout={() => session.logout()}>
      <Outlet />
    </AdminLayout>
  );
}
