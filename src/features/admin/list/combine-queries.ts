import { type QueryKey, type UseQueryResult, useQueryClient } from '@tanstack/react-query';

/** The figures of one block wait and fail together. */
export const combineQueries = (reads: readonly UseQueryResult<number>[]) => ({
  hasFailed: reads.some(({ isError, data }) => isError && data === undefined),
  isPending: reads.some(({ isPending }) => isPending),
});

/** Refetches the failed queries on screen. */
export const useRetryFailed = (queryKey: QueryKey): (() => void) => {
  const queryClient = useQueryClient();
  return () =>
    void queryClient.refetchQueries({
      queryKey,
      type: 'active',
      predicate: ({ state }) => state.status === 'error',
    });
};
