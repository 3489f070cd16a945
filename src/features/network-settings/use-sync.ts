import { useMutation, useQueryClient } from '@tanstack/react-query';
import { describeFailure } from '~/api/api-error';
import { call } from '~/api/http';
import { changedBySync } from '~/api/queries/admin';
import { notify } from '~/design-system/feedback/notify';

/** Synchronises on demand; afterwards what a synchronisation changes is read again. */
export const useSync = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call('syncNetwork'),
    meta: { failureToast: (error) => describeFailure(error) },
    onSuccess: async ({ message }) => {
      notify.success(message || 'Synchronisation terminée.');
      await Promise.all(changedBySync.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    },
  });
};
