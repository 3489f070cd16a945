import { createFileRoute, redirect } from '@tanstack/react-router';
import { SignedInArea } from '~/app/signed-in-area';
import { AdminLayout } from '~/features/navigation/admin-layout';

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
    const module = await import('~/features/admin/network/sync').catch(() => null);
    await module?.syncSilently(context.queryClient);
  },
  component: AdminArea,
});

function AdminArea() {
  const { queryClient } = Route.useRouteContext();
  return <SignedInArea queryClient={queryClient} layout={AdminLayout} />;
}
