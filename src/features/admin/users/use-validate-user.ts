import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, isUncertain } from '~/api/api-error';
import { clientCalls } from '~/api/contract/client-calls';
import type { Paged, User } from '~/api/contract/entities';
import type { Id } from '~/api/contract/scalars';
import { call } from '~/api/http';
import { adminUserQueries } from '~/api/queries/admin/admin-queries';
import { refetchAfterWrite } from '~/api/queries/query-utils';
import { useSingleFlight } from '~/lib/browser/single-flight';

/** Updates the account in every cached page, the modal and the counters. */
export const showValidated = (queryClient: QueryClient, id: Id, validated: boolean) => {
  const patch = (user: User): User => (user.id === id ? { ...user, validated } : user);
  queryClient.setQueriesData<Paged<User>>(
    { queryKey: adminUserQueries.pages() },
    (page) => page && { ...page, data: page.data.map(patch) },
  );
  queryClient.setQueriesData<User | null>({ queryKey: adminUserQueries.finds() }, (user) => user && patch(user));
  const shift = (flag: '1' | '0', by: number) =>
    queryClient.setQueryData(adminUserQueries.count({ validated: flag }).queryKey, (count) =>
      count === undefined ? undefined : count + by,
    );
  shift('1', validated ? 1 : -1);
  shift('0', validated ? -1 : 1);
};

const validateKey = ['adminValidateUser'];

export interface FailedValidation {
  user: User;
  /** The server may have validated it all the same. */
  isUncertain: boolean;
  /** The server's message, if it has one for people. */
  reason: string | null;
}

/** `reason` is the server’s message. */
export const toFailedValidation = (user: User, error: unknown): FailedValidation => ({
  user,
  isUncertain: isUncertain(error),
  reason: error instanceof ApiError ? error.serverMessage : null,
});

/** Validates accounts optimistically; each is rolled back alone, so that one refusal leaves the others. */
export const useValidateUser = () => {
  const queryClient = useQueryClient();
  const [failed, setFailed] = useState<readonly FailedValidation[]>([]);
  const forgetFailed = (ids: readonly Id[]) =>
    setFailed((others) => others.filter(({ user }) => !ids.includes(user.id)));
  const { send } = useSingleFlight({
    mutationKey: validateKey,
    mutationFn: ({ id }: User) => call('adminValidateUser', { params: { id } }),
    meta: { successToast: clientCalls.adminValidateUser.success, failureToast: clientCalls.adminValidateUser.failure },
    onMutate: async ({ id }) => {
      forgetFailed([id]);
      // A read sent earlier would put the account back among the waiting.
      await queryClient.cancelQueries({ queryKey: adminUserQueries.all() });
      showValidated(queryClient, id, true);
    },
    onError: (error, user) => {
      showValidated(queryClient, user.id, false);
      setFailed((others) => [...others, toFailedValidation(user, error)]);
    },
    onSettled: () => {
      // Only the last of several refetches: an earlier read would undo those still running.
      if (queryClient.isMutating({ mutationKey: validateKey }) > 1) return;
      void refetchAfterWrite(queryClient, adminUserQueries.all());
    },
  });
  return { validate: send, failed, forgetFailed };
};
