import { useRouter } from '@tanstack/react-router';

/**
 * Waits for an answer that is wanted only where it was asked for: whoever goes elsewhere, by Back for instance, gives it up. A search that is still being typed replaces the
 * address, and leaves it.
 */
export const useAbortOnNavigation = () => {
  const { history } = useRouter();
  return async <TAnswer>(answer: Promise<TAnswer>, giveUp: () => void): Promise<TAnswer> => {
    const stopFollowing = history.subscribe(({ action }) => action.type !== 'REPLACE' && giveUp());
    try {
      return await answer;
    } finally {
      stopFollowing();
    }
  };
};
