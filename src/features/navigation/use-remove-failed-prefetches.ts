import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Removes failed prefetches on navigation, so that their screen fetches again instead of showing the failure. */
export const useRemoveFailedPrefetches = (): void => {
  const router = useRouter();
  const queryClient = useQueryClient();
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', () =>
        queryClient.removeQueries({
          predicate: (query) =>
            query.state.status === 'error' && query.state.data === undefined && query.getObserversCount() === 0,
        }),
      ),
    [router, queryClient],
  );
};
