import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, isUncertain, NOT_FOUND } from '~/api/api-error';
import { clientCalls } from '~/api/contract/client-calls';
import type { Offer } from '~/api/contract/entities';
import { call } from '~/api/http';
import { adminOfferQueries } from '~/api/queries/admin/admin-queries';
import { refetchAfterWrite } from '~/api/queries/query-utils';
import { confirm } from '~/design-system/overlay/confirm';
import { useSingleFlight } from '~/lib/browser/single-flight';
import { useAbortOnNavigation } from '~/lib/browser/use-abort-on-navigation';

export interface FailedDeletion {
  offer: Offer;
  /** What became of it, after its title. */
  outcome: string;
  /** The server refused: the offer is still there. */
  isRefused: boolean;
}

const toFailedDeletion = (offer: Offer, error: Error): FailedDeletion => {
  const failed = (outcome: string, isRefused = false) => ({ offer, outcome, isRefused });
  if (!(error instanceof ApiError) || isUncertain(error)) return failed('est peut-être déjà supprimée.');
  if (error.status === NOT_FOUND) return failed('avait déjà été supprimée.');
  return failed(['est toujours dans la liste.', error.serverMessage].filter(Boolean).join(' '), true);
};

/** Deletes an offer after a confirmation. */
export const useDeleteOffer = () => {
  const queryClient = useQueryClient();
  const getSignal = useAbortOnNavigation();
  const [failure, setFailure] = useState<FailedDeletion | null>(null);
  const { send } = useSingleFlight({
    mutationKey: ['adminDeleteOffer'],
    mutationFn: ({ id }: Offer) => call('adminDeleteOffer', { params: { id } }),
    meta: { successToast: clientCalls.adminDeleteOffer.success, failureToast: clientCalls.adminDeleteOffer.failure },
    onMutate: () => setFailure(null),
    onError: (error, offer) => setFailure(toFailedDeletion(offer, error)),
    // Also after a failure: another administrator may have deleted it.
    onSettled: () => void refetchAfterWrite(queryClient, adminOfferQueries.all()),
  });

  const remove = async (offer: Offer) => {
    const message = 'Êtes-vous sûr de vouloir supprimer cette offre ?';
    if (await confirm({ message, tone: 'refused', signal: getSignal() })) send(offer);
  };

  return { remove, failure };
};
