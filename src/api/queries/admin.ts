import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { CallQuery } from '~/api/contract/call-inputs';
import type { Id } from '~/api/contract/id';
import { MAX_PER_PAGE } from '~/api/contract/limits';
import { failureMessages } from '~/api/contract/messages';
import { call } from '~/api/http';
import type { ReadPage } from '~/api/paging/page-reader';
import { abortUnobserved, startedByRoute } from './shared-options';

type UsersFilter = CallQuery<'adminListUsers'>;
type OffersFilter = CallQuery<'adminListOffers'>;
type ParticipationsFilter = CallQuery<'adminListParticipations'>;

const COUNT_ONLY = { per_page: 1 } as const;

/** The specification's order: `?page={n}&search={text}`. */
const pageFirst = <TFilter extends { page?: number | undefined }>(filter: TFilter): TFilter => ({
  page: filter.page,
  ...filter,
});

interface RowPlace {
  id: Id;
  offset: number;
}

/** Loaded on demand: an address rarely names a row of another page. */
const findRow = async <TRow extends { id: Id }>(readPage: ReadPage<TRow>, place: RowPlace, signal: AbortSignal) => {
  const { findRow: find } = await import('~/api/paging/find-row');
  return find(readPage, { ...place, perPage: MAX_PER_PAGE, signal });
};

/** Pages as large as the contract allows: for exports and look-ups. */
const readUsers = (filter: UsersFilter) => (page: number, signal: AbortSignal) =>
  call('adminListUsers', { query: { ...filter, page, per_page: MAX_PER_PAGE }, signal });
const readOffers = (filter: OffersFilter) => (page: number, signal: AbortSignal) =>
  call('adminListOffers', { query: { ...filter, page, per_page: MAX_PER_PAGE }, signal });
const readParticipations = (filter: ParticipationsFilter) => (page: number, signal: AbortSignal) =>
  call('adminListParticipations', { query: { ...filter, page, per_page: MAX_PER_PAGE }, signal });

export const adminKey = ['admin'] as const;

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

export const adminOfferQueries = {
  all: () => [...adminKey, 'offers'] as const,
  page: (filter: OffersFilter) =>
    queryOptions({
      queryKey: [...adminOfferQueries.all(), 'page', filter],
      queryFn: abortUnobserved((signal) => call('adminListOffers', { query: pageFirst(filter), signal })),
      ...startedByRoute,
      placeholderData: keepPreviousData,
      meta: { failureToast: failureMessages.offers },
    }),
  read: readOffers,
  find: (filter: OffersFilter, { id, offset }: RowPlace) =>
    queryOptions({
      queryKey: [...adminOfferQueries.all(), 'find', filter, id, offset],
      queryFn: abortUnobserved((signal) => findRow(readOffers(filter), { id, offset }, signal)),
    }),
  count: () =>
    queryOptions({
      queryKey: [...adminOfferQueries.all(), 'count'],
      queryFn: abortUnobserved(async (signal) => (await call('adminListOffers', { query: COUNT_ONLY, signal })).total),
      ...startedByRoute,
    }),
};

export const adminParticipationQueries = {
  all: () => [...adminKey, 'participations'] as const,
  page: (filter: ParticipationsFilter) =>
    queryOptions({
      queryKey: [...adminParticipationQueries.all(), 'page', filter],
      queryFn: abortUnobserved((signal) => call('adminListParticipations', { query: pageFirst(filter), signal })),
      ...startedByRoute,
      placeholderData: keepPreviousData,
    }),
  read: readParticipations,
  find: (filter: ParticipationsFilter, { id, offset }: RowPlace) =>
    queryOptions({
      queryKey: [...adminParticipationQueries.all(), 'find', filter, id, offset],
      queryFn: abortUnobserved((signal) => findRow(readParticipations(filter), { id, offset }, signal)),
    }),
  count: (filter: Pick<ParticipationsFilter, 'status'> = {}) =>
    queryOptions({
      queryKey: [...adminParticipationQueries.all(), 'count', filter],
      queryFn: abortUnobserved(
        async (signal) =>
          (await call('adminListParticipations', { query: { ...filter, ...COUNT_ONLY }, signal })).total,
      ),
      ...startedByRoute,
    }),
};

export const networkQueries = {
  settings: () =>
    queryOptions({
      queryKey: [...adminKey, 'network', 'settings'] as const,
      queryFn: abortUnobserved((signal) => call('networkSettings', { signal })),
      ...startedByRoute,
      meta: { failureToast: failureMessages.settings },
    }),
};

export const changedBySync = [
  adminOfferQueries.all(),
  adminParticipationQueries.all(),
  networkQueries.settings().queryKey,
] as const;
