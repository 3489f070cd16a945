import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Offer } from '~/api/contract/entities';
import { failureMessages, successMessages } from '~/api/contract/messages';
import type { OfferBody } from '~/api/contract/requests/request-bodies';
import { call } from '~/api/http';
import { adminOfferQueries } from '~/api/queries/admin';

/** Creates or updates an offer, then refetches the lists. */
export const useSaveOffer = (offer: Offer | null) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: OfferBody) =>
      offer ? call('adminUpdateOffer', { params: { id: offer.id }, body }) : call('adminCreateOffer', { body }),
    meta: {
      successToast: offer ? successMessages.offerUpdated : successMessages.offerCreated,
      failureToast: failureMessages.save,
    },
    // Also after a failure: somebody else may have deleted it.
    onSettled: () => void queryClient.invalidateQueries({ queryKey: adminOfferQueries.all() }),
  });
};
