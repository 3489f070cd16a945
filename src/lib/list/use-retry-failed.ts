import { type QueryKey, useQueryClient } from '@tanstack/react-query';

/** Refetches the failed queries under this key that are on screen. */
export const useRetryFailed = (queryKey: QueryKey): (() => void) => {
  const queryClient = useQueryClient();
  return () =>
    void queryClient.refetchQueries({
      queryKey,
      type: 'active',
      predicate: ({ state }) => state.status === 'error',
    });
};
