import type { QueryClient } from '@tanstack/react-query';
import type { Paged, User } from '~/api/contract/entities';
import type { Id } from '~/api/contract/id';
import { adminUserQueries } from '~/api/queries/admin';

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
