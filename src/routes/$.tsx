import { createFileRoute, redirect } from '@tanstack/react-router';

/** Any unknown path: to the home of whoever asks, without a trace in the history. */
export const Route = createFileRoute('/$')({
  beforeLoad: ({ context }) => {
    const { user } = context.session;
    if (!user) throw redirect({ to: '/', replace: true });
    throw redirect({ to: user.is_admin ? '/admin' : '/dashboard', replace: true });
  },
});
