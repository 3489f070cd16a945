import { useHydrated, useLocation } from '@tanstack/react-router';

const MISSIONS = /^\/offers(?:[/?#]|$)/;

/** The sentence under the title: why whoever was on the way to another page reads this one. */
const reasonFor = (returnTo: string | undefined): string => {
  if (returnTo === undefined) return 'Reprenez vos missions où vous les avez laissées.';
  return MISSIONS.test(returnTo)
    ? 'Connectez-vous pour voir les missions proposées.'
    : 'Connectez-vous pour retrouver la page demandée.';
};

/**
 * Why one reads the login: as the prerendered page says it until React has taken that over, since its history is the browser's alone. A component, so
 * that the form beside it is not drawn once more then.
 */
export function LoginReason() {
  const isHydrated = useHydrated();
  const returnTo = useLocation({ select: ({ state }) => state.returnTo });
  return reasonFor(isHydrated ? returnTo : undefined);
}
