import type { Query, QueryClient } from '@tanstack/react-query';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as v from 'valibot';
import { ApiError, describeFailure } from '~/api/api-error';
import { OptionalMessage } from '~/api/contract/entities';
import { call } from '~/api/http';
import { changedBySync } from '~/api/queries/admin';
import { useSingleFlight } from '~/lib/browser/use-single-flight';

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

const describeSync = (answer: unknown): string =>
  v.parse(OptionalMessage, answer).message || 'Synchronisation terminée.';

/** Synchronises on demand, then refetches what it changes; `clearFailure` drops the last failure, not a running one. */
export const useSync = () => {
  const queryClient = useQueryClient();
  const [failure, setFailure] = useState<string | null>(null);
  const { mutateAsync, isPending } = useMutation({
    mutationFn: () => call('syncNetwork'),
    meta: { successToast: describeSync, failureToast: (error) => describeFailure(error) },
    onMutate: () => setFailure(null),
    onSuccess: () => Promise.all(changedBySync.map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
    onError: (error) => setFailure(describeFailure(error)),
  });
  const sync = useSingleFlight(() => mutateAsync());
  return { sync, isSyncing: isPending, failure, clearFailure: () => setFailure(null) };
};

export type Sync = ReturnType<typeof useSync>;
