import { createFileRoute, redirect } from '@tanstack/react-router';

/** Redirects an unknown path to the user's home. */
export const Route = createFileRoute('/$')({
  beforeLoad: async ({ context }) => {
    const user = await context.session.resolveUser();
    if (!user) throw redirect({ to: '/', replace: true });
    throw redirect({ to: user.is_admin ? '/admin' : '/dashboard', replace: true });
  },
});
