import { createFileRoute, redirect } from '@tanstack/react-router';

/** The doors: whoever is signed in already goes where they wanted, else to their own area. */
export const Route = createFileRoute('/_public/_visitor')({
  beforeLoad: ({ context, location }) => {
    const { user } = context.session;
    if (!user) return;
    if (location.state.wanted) throw redirect({ href: location.state.wanted, replace: true });
    throw redirect({ to: user.is_admin ? '/admin' : '/dashboard', replace: true });
  },
});
