import type { UseQueryResult } from '@tanstack/react-query';

/** The figures of one block as one read: the block waits and fails by itself, whatever the others do. */
export const combineQueries = (reads: readonly UseQueryResult<number>[]) => ({
  hasFailed: reads.some(({ isError, data }) => isError && data === undefined),
  isWaiting: reads.some(({ isPending }) => isPending),
});
