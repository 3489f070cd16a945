import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { CallQuery } from '~/api/contract/call-inputs';
import { MAX_PER_PAGE } from '~/api/contract/limits';
import { failureMessages } from '~/api/contract/messages/failure-messages';
import { call } from '~/api/http';
import { abortUnobserved, startedByRoute } from '../shared-options';
import { adminKey, COUNT_ONLY, findRow, pageFirst, type RowPlace } from './admin-options';

type UsersFilter = CallQuery<'adminListUsers'>;

/** Pages as large as the contract allows: for exports and look-ups. */
const readUsers = (filter: UsersFilter) => (page: number, signal: AbortSignal) =>
  call('adminListUsers', { query: { ...filter, page, per_page: MAX_PER_PAGE }, signal });

export const adminUserQueries = {
  all: () => [...adminKey, 'users'] as const,
  pages: () => [...adminUserQueries.all(), 'page'] as const,
  page: (filter: UsersFilter) =>
    queryOptions({
      queryKey: [...adminUserQueries.pages(), filter],
      queryFn: abortUnobserved((signal) => call('adminListUsers', { query: pageFirst(filter), signal })),
      ...startedByRoute,
      placeholderData: keepPreviousData,
      meta: { failureToast: failureMessages.users },
    }),
  read: readUsers,
  finds: () => [...adminUserQueries.all(), 'find'] as const,
  find: (filter: UsersFilter, { id, offset }: RowPlace) =>
    queryOptions({
      queryKey: [...adminUserQueries.finds(), filter, id, offset],
      queryFn: abortUnobserved((signal) => findRow(readUsers(filter), { id, offset }, signal)),
    }),
  count: (filter: Pick<UsersFilter, 'validated'> = {}) =>
    queryOptions({
      queryKey: [...adminUserQueries.all(), 'count', filter],
      queryFn: abortUnobserved(
        async (signal) => (await call('adminListUsers', { query: { ...filter, ...COUNT_ONLY }, signal })).total,
      ),
      ...startedByRoute,
    }),
};
