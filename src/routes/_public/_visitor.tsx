import { createFileRoute, redirect } from '@tanstack/react-router';

/** Login, registration and password pages: a signed-in user is redirected to the requested page or their area. */
export const Route = createFileRoute('/_public/_visitor')({
  beforeLoad: async ({ context, location }) => {
    const user = await context.session.resolveUser();
    if (!user) return;
    // Only after a login: a new account starts at its dashboard.
    const returnTo = location.pathname === '/login' ? location.state.returnTo : undefined;
    if (returnTo) throw redirect({ href: returnTo, replace: true });
    throw redirect({ to: user.is_admin ? '/admin' : '/dashboard', replace: true });
  },
});
