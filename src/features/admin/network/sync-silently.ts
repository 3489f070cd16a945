import type { Query, QueryClient } from '@tanstack/react-query';
import { ApiError } from '~/api/api-error';
import { call } from '~/api/http';
import { changedBySync } from '~/api/queries/admin';

/** Nothing that failed or loads is disturbed. */
const hasAnswer = ({ state }: Query): boolean => state.status === 'success';

/**
 * Synchronises with the affiliate network without a word, whatever comes of it: only a lost session (401) has its usual
 * consequences, in the client itself. Afterwards what is on the screen is read again, in place.
 */
export const syncSilently = async (queryClient: QueryClient): Promise<void> => {
  try {
    await call('syncNetwork');
  } catch (error) {
    console.info('[sync]', error instanceof ApiError ? error.message : error);
    return;
  }
  await Promise.all(changedBySync.map((queryKey) => queryClient.invalidateQueries({ queryKey, predicate: hasAnswer })));
};
