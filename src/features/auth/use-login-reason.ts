import { useHydrated, useLocation } from '@tanstack/react-router';

const MISSIONS = /^\/offers(?:[/?#]|$)/;

/** The sentence under the title: why whoever was on the way to another page reads this one. */
const reasonFor = (wanted: string | undefined): string => {
  if (wanted === undefined) return 'Reprenez vos missions où vous les avez laissées.';
  return MISSIONS.test(wanted)
    ? 'Connectez-vous pour voir les missions proposées.'
    : 'Connectez-vous pour retrouver la page demandée.';
};

/** As the prerendered page has it until that is taken over: its history is the browser's alone. */
export const useLoginReason = (): string => {
  const isHydrated = useHydrated();
  const wanted = useLocation({ select: ({ state }) => state.wanted });
  return reasonFor(isHydrated ? wanted : undefined);
};
