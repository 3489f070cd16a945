import { createFileRoute, redirect } from '@tanstack/react-router';

/** Any unknown path: to the home of whoever asks, without a trace in the history. */
export const Route = createFileRoute('/$')({
  beforeLoad: async ({ context }) => {
    const user = await context.session.resolveUser();
    if (!user) throw redirect({ to: '/', replace: true });
    throw redirect({ to: user.is_admin ? '/admin' : '/dashboard', replace: true });
  },
});
