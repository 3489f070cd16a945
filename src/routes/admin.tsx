import { createFileRoute, redirect } from '@tanstack/react-router';
import { SignedInArea } from '~/app/signed-in-area';
import { runEntrySync } from '~/features/admin/network/entry-sync';
import { AdminLayout } from '~/features/navigation/admin-layout';

/** The admin area: others are redirected to the login, whose guard redirects a user to the dashboard. */
export const Route = createFileRoute('/admin')({
  beforeLoad: async ({ context, location }) => {
    const user = await context.session.resolveUser(({ is_admin }) => is_admin);
    if (!user) throw redirect({ to: '/login', state: { returnTo: location.href }, replace: true });
    if (!user.is_admin) throw redirect({ to: '/login', replace: true });
    return { user, queryClient: await context.queryClientLoader.load() };
  },
  // Once per entry into the area, not on navigation inside it nor on preloading.
  onEnter: ({ context }) =>
    void runEntrySync(async () => {
      // The guard may have admitted the stored user, whom the server has not confirmed yet.
      if (!(await context.session.resolveUser())?.is_admin) return;
      // Silent, even if its code does not load.
      const module = await import('~/features/admin/network/sync-silently').catch(() => null);
      await module?.syncSilently(context.queryClient);
    }),
  component: AdminArea,
});

function AdminArea() {
  const { queryClient } = Route.useRouteContext();
  return <SignedInArea queryClient={queryClient} layout={AdminLayout} />;
}
