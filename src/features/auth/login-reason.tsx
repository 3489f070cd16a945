import { useHydrated, useLocation } from '@tanstack/react-router';

const MISSIONS = /^\/offers(?:[/?#]|$)/;

const reasonFor = (returnTo: string | undefined): string => {
  if (returnTo === undefined) return 'Reprenez vos missions où vous les avez laissées.';
  return MISSIONS.test(returnTo)
    ? 'Connectez-vous pour voir les missions proposées.'
    : 'Connectez-vous pour retrouver la page demandée.';
};

/**
 * Says why the user sees the login. A component, so that a change after hydration does not redraw the form beside it.
 */
export function LoginReason() {
  const isHydrated = useHydrated();
  const returnTo = useLocation({ select: ({ state }) => state.returnTo });
  return reasonFor(isHydrated ? returnTo : undefined);
}
