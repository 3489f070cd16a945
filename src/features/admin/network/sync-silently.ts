import type { Query, QueryClient } from '@tanstack/react-query';
import { ApiError } from '~/api/api-error';
import { call } from '~/api/http';
import { changedBySync } from '~/api/queries/admin/admin-queries';

/** Failed and loading queries stay as they are. */
const hasAnswer = ({ state }: Query): boolean => state.status === 'success';

/** Synchronises without any message, then refetches what is on the screen. Only a 401 has its usual effect. */
export const syncSilently = async (queryClient: QueryClient): Promise<void> => {
  try {
    await call('syncNetwork');
  } catch (error) {
    console.info('[sync]', error instanceof ApiError ? error.message : error);
    return;
  }
  await Promise.all(changedBySync.map((queryKey) => queryClient.invalidateQueries({ queryKey, predicate: hasAnswer })));
};
