import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/**
 * Forgets, as one goes elsewhere, what failed while nobody looked: the reads of a page that was merely hovered. Its screen, when it opens, would take their failure for its
 * own and not ask again (`started-by-route.ts`).
 */
export const useForgetUnseenFailures = (): void => {
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
