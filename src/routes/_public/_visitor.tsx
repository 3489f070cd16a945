import { createFileRoute, redirect } from '@tanstack/react-router';

/** The doors: whoever is signed in goes to their own area; a login that a guard asked for leads back to where it stood. */
export const Route = createFileRoute('/_public/_visitor')({
  beforeLoad: async ({ context, location }) => {
    const user = await context.session.resolveUser();
    if (!user) return;
    // The other doors carry the wanted place along, but do not lead there: a new account starts at its dashboard.
    const returnTo = location.pathname === '/login' ? location.state.returnTo : undefined;
    if (returnTo) throw redirect({ href: returnTo, replace: true });
    throw redirect({ to: user.is_admin ? '/admin' : '/dashboard', replace: true });
  },
});
