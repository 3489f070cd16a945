import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '~/api/api-error';
import { call } from '~/api/http';
import { adminOfferQueries, adminParticipationQueries, networkQueries } from '~/api/queries/admin';
import { notify } from '~/design-system/feedback/notify';
import { LOAD_FAILURE } from '~/lib/load-failure';

/** What a call of this screen says when it fails: the server's message, else the catalogue's. */
export const describeFailure = (error: Error): string =>
  error instanceof ApiError ? error.displayMessage : LOAD_FAILURE;

/** Synchronises on demand; afterwards the settings, and what a synchronisation changes, are read again. */
export const useSync = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call('syncNetwork'),
    meta: { failureToast: describeFailure },
    onSuccess: async ({ message }) => {
      notify.success(message || 'Synchronisation terminée.');
      void queryClient.invalidateQueries({ queryKey: adminOfferQueries.all() });
      void queryClient.invalidateQueries({ queryKey: adminParticipationQueries.all() });
      await queryClient.invalidateQueries({ queryKey: networkQueries.settings().queryKey });
    },
  });
};
