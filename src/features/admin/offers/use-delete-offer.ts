import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError, isUncertain, NOT_FOUND } from '~/api/api-error';
import type { Offer } from '~/api/contract/entities';
import type { Id } from '~/api/contract/id';
import { failureMessages, successMessages } from '~/api/contract/messages';
import { call } from '~/api/http';
import { adminOfferQueries } from '~/api/queries/admin';
import { confirm, withdrawQuestion } from '~/design-system/overlay/confirm';
import { useAbortOnNavigation } from '~/lib/browser/use-abort-on-navigation';

const outcomeOf = (error: Error): string => {
  if (isUncertain(error)) return 'est peut-être déjà supprimée.';
  const isGone = error instanceof ApiError && error.status === NOT_FOUND;
  return isGone ? 'avait déjà été supprimée.' : 'est toujours dans la liste.';
};

/** Deletes an offer after a confirmation. */
export const useDeleteOffer = () => {
  const queryClient = useQueryClient();
  const whileHere = useAbortOnNavigation();
  const [failure, setFailure] = useState<string | null>(null);
  const underWay = useRef(new Set<Id>());
  const { mutate } = useMutation({
    mutationFn: ({ id }: Offer) => call('adminDeleteOffer', { params: { id } }),
    meta: { successToast: successMessages.offerDeleted, failureToast: failureMessages.deletion },
    onMutate: () => setFailure(null),
    onError: (error, { title }) => setFailure(`${failureMessages.deletion} : « ${title} » ${outcomeOf(error)}`),
    onSettled: (_answer, _error, { id }) => {
      underWay.current.delete(id);
      // Also after a failure: somebody else may have deleted it.
      return queryClient.invalidateQueries({ queryKey: adminOfferQueries.all() });
    },
  });

  const remove = async (offer: Offer) => {
    if (underWay.current.has(offer.id)) return;
    const isSure = await whileHere(
      confirm({ message: 'Êtes-vous sûr de vouloir supprimer cette offre ?', tone: 'refused' }),
      withdrawQuestion,
    );
    if (!isSure) return;
    underWay.current.add(offer.id);
    mutate(offer);
  };

  return {
    remove,
    failure,
  };
};
