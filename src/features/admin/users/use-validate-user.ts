import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { isUncertain } from '~/api/api-error';
import type { User } from '~/api/contract/entities';
import type { Id } from '~/api/contract/id';
import { failureMessages, successMessages } from '~/api/contract/messages';
import { call } from '~/api/http';
import { adminUserQueries } from '~/api/queries/admin';
import { showValidated } from './show-validated';

const validateKey = [...adminUserQueries.all(), 'validate'];

/**
 * Validates accounts: shown at once, taken back when the server refuses. Each validation is taken back by itself, so that one
 * refusal among several leaves the others alone.
 */
export const useValidateUser = () => {
  const queryClient = useQueryClient();
  const [failed, setFailed] = useState<{ user: User; isUncertain: boolean } | null>(null);
  // A double click arrives before the button has gone.
  const underWay = useRef(new Set<Id>());
  const { mutate } = useMutation({
    mutationKey: validateKey,
    mutationFn: ({ id }: User) => call('adminValidateUser', { params: { id } }),
    meta: { successToast: successMessages.userValidated, failureToast: failureMessages.validateUser },
    onMutate: async ({ id }) => {
      setFailed(null);
      // An answer that left before would put the account back among those that wait.
      await queryClient.cancelQueries({ queryKey: adminUserQueries.all() });
      showValidated(queryClient, id, true);
    },
    onError: (error, user) => {
      showValidated(queryClient, user.id, false);
      setFailed({ user, isUncertain: isUncertain(error) });
    },
    onSettled: (_answer, _error, { id }) => {
      underWay.current.delete(id);
      // The last of several brings the truth; read earlier, it would take back those still under way.
      return queryClient.isMutating({ mutationKey: validateKey }) === 1
        ? queryClient.invalidateQueries({ queryKey: adminUserQueries.all() })
        : undefined;
    },
  });
  const validate = (user: User) => {
    if (underWay.current.has(user.id)) return;
    underWay.current.add(user.id);
    mutate(user);
  };
  return {
    validate,
    /** The account whose validation failed last; uncertain when the server may have validated it all the same. */
    failed,
  };
};
