import { useRouter } from '@tanstack/react-router';

/** Aborts on navigation; typing in a search replaces the address and does not abort. */
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
