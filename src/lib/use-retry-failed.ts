import { type QueryKey, useQueryClient } from '@tanstack/react-query';

/** What « Réessayer » does where several blocks of a page failed: reads again whatever failed under this key and is on the page. */
export const useRetryFailed = (queryKey: QueryKey): (() => void) => {
  const queryClient = useQueryClient();
  return () =>
    void queryClient.refetchQueries({
      queryKey,
      type: 'active',
      predicate: ({ state }) => state.status === 'error',
    });
};
