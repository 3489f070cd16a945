import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { ApiError } from '~/api/api-error';
import type { Offer } from '~/api/contract/entities';
import { failureMessages, successMessages } from '~/api/contract/messages';
import { call } from '~/api/http';
import { adminOfferQueries } from '~/api/queries/admin';
import { notify } from '~/design-system/feedback/notify';
import { confirm, withdrawQuestion } from '~/design-system/overlay/confirm';

const NOT_FOUND = 404;

/** Deletes an offer after the specification's question. */
export const useDeleteOffer = () => {
  const queryClient = useQueryClient();
  const { history } = useRouter();
  const { mutate, isPending, error, variables } = useMutation({
    mutationFn: ({ id }: Offer) => call('adminDeleteOffer', { params: { id } }),
    meta: { failureToast: failureMessages.deletion },
    onSuccess: () => notify.success(successMessages.offerDeleted),
    // Also after a failure: somebody else may have deleted it before.
    onSettled: () => queryClient.invalidateQueries({ queryKey: adminOfferQueries.all() }),
  });

  const remove = async (offer: Offer) => {
    if (isPending && variables?.id === offer.id) return;
    // Back leads away from what the question is about: that is a no. A search that is still being typed replaces, and leaves it.
    const stopFollowing = history.subscribe(({ action }) => action.type !== 'REPLACE' && withdrawQuestion());
    const isSure = await confirm({
      message: 'Êtes-vous sûr de vouloir supprimer cette offre ?',
      tone: 'refused',
    });
    stopFollowing();
    if (isSure) mutate(offer);
  };

  const isGone = error instanceof ApiError && error.status === NOT_FOUND;
  return {
    remove,
    /** What to say in the screen about the deletion that failed last. */
    failure:
      error && variables
        ? `${failureMessages.deletion} : « ${variables.title} » ${isGone ? 'avait déjà été supprimée.' : 'est toujours dans la liste.'}`
        : null,
  };
};
