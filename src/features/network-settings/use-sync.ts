import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { describeFailure } from '~/api/api-error';
import { readToken } from '~/api/credentials';
import { call } from '~/api/http';
import { changedBySync } from '~/api/queries/admin';
import { notify } from '~/design-system/feedback/notify';
import { useOneAtATime } from '~/lib/use-one-at-a-time';

/**
 * Synchronises on demand; afterwards what a synchronisation changes is read again. `forget` takes the failure of the last one away,
 * and leaves one that runs alone.
 */
export const useSync = () => {
  const queryClient = useQueryClient();
  const [failure, setFailure] = useState<string | null>(null);
  const { mutateAsync, isPending } = useMutation({
    mutationFn: () => call('syncNetwork'),
    meta: { failureToast: (error) => describeFailure(error) },
    onMutate: () => {
      setFailure(null);
      return readToken();
    },
    onSuccess: async ({ message }, _, token) => {
      // Whoever logged out in the meantime is not told of it any more.
      if (readToken() !== token) return;
      notify.success(message || 'Synchronisation terminée.');
      await Promise.all(changedBySync.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    },
    onError: (error) => setFailure(describeFailure(error)),
  });
  const sync = useOneAtATime(() => mutateAsync());
  return { sync, isSyncing: isPending, failure, forget: () => setFailure(null) };
};

/** A synchronisation on demand, as the screen shows it. */
export type Sync = ReturnType<typeof useSync>;
