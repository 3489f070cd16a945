import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as v from 'valibot';
import { describeFailure } from '~/api/api-error';
import { OptionalMessage } from '~/api/contract/entities';
import { call } from '~/api/http';
import { changedBySync } from '~/api/queries/admin/network';
import { useSingleFlight } from '~/lib/browser/use-single-flight';

const describeSync = (answer: unknown): string =>
  v.parse(OptionalMessage, answer).message || 'Synchronisation terminée.';

/** Synchronises on demand, then refetches what it changes; `clearFailure` drops the last failure, not a running one. */
export const useSync = () => {
  const queryClient = useQueryClient();
  const [failure, setFailure] = useState<string | null>(null);
  const { send, isPending } = useSingleFlight({
    mutationKey: ['syncNetwork'],
    mutationFn: () => call('syncNetwork'),
    meta: { successToast: describeSync, failureToast: (error) => describeFailure(error) },
    onMutate: () => setFailure(null),
    onSuccess: () => Promise.all(changedBySync.map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
    onError: (error) => setFailure(describeFailure(error)),
  });
  return { sync: () => send(), isSyncing: isPending, failure, clearFailure: () => setFailure(null) };
};

export type Sync = ReturnType<typeof useSync>;
