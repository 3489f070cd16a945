import { QueryClientProvider } from '@tanstack/react-query';
import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { RoutePending } from '~/features/errors/route-pending';
import { useFormDrafts } from '~/features/errors/use-form-drafts';
import { AdminLayout } from '~/features/navigation/admin-layout';
import { useSession, useUser } from '~/features/session/session-context';
import { useOtherTabs } from '~/features/session/use-other-tabs';

/** The admin area: anyone else is sent to the login, whose guard sends a signed-in user on to the dashboard. */
export const Route = createFileRoute('/admin')({
  beforeLoad: async ({ context, location }) => {
    const user = await context.session.resolveUser(({ is_admin }) => is_admin);
    if (!user) throw redirect({ to: '/login', state: { returnTo: location.href }, replace: true });
    if (!user.is_admin) throw redirect({ to: '/login', replace: true });
    return { user, queryClient: await context.data.open() };
  },
  // Once per opening of the area: neither a move inside it nor a link that is merely preloaded enters it.
  onEnter: async ({ context }) => {
    // Entered for the stored user perhaps, while this writes.
    if (!(await context.session.resolveUser())?.is_admin) return;
    // Nobody waits for this, and a failure of the code itself is as silent as one of the call.
    const part = await import('~/features/admin/network/sync-silently').catch(() => null);
    await part?.syncSilently(context.queryClient);
  },
  component: AdminArea,
});

function AdminArea() {
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
      <AdminLayout key={user.id} user={user} onLogout={() => session.logout()}>
        <Outlet />
      </AdminLayout>
    </QueryClientProvider>
  );
}
