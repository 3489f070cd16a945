import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { clientCalls } from '~/api/contract/client-calls';
import { type Id, MAX_PER_PAGE } from '~/api/contract/scalars';
import type { CallQuery } from '~/api/contract/strict/calls';
import { call } from '~/api/http';
import type { ReadPage } from '~/lib/list/page-reader';
import { abortUnobserved } from '../query-utils';

export const adminKey = ['admin'] as const;

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

const MAX_PAGES_TO_SEARCH = 5;

/**
 * Finds a row at or below `offset`, since newer rows push it down; `readPage` reads the largest pages.
 * @returns `null` if it is not near that place
 */
export const findRow = async <TRow extends { id: Id }>(
  readPage: ReadPage<TRow>,
  { id, offset }: RowPlace,
  signal: AbortSignal,
): Promise<TRow | null> => {
  const firstPage = Math.floor(offset / MAX_PER_PAGE) + 1;
  for (let page = firstPage; page < firstPage + MAX_PAGES_TO_SEARCH; page += 1) {
    const answer = await readPage(page, signal);
    const found = answer.data.find((row) => row.id === id);
    if (found) return found;
    if (page >= answer.last_page) return null;
  }
  return null;
};

export type UsersQuery = CallQuery<'adminListUsers'>;

export const adminUserQueries = {
  all: () => [...adminKey, 'users'] as const,
  pages: () => [...adminUserQueries.all(), 'page'] as const,
  page: (filter: UsersQuery) =>
    queryOptions({
      queryKey: [...adminUserQueries.pages(), filter],
      queryFn: abortUnobserved((signal) => call('adminListUsers', { query: pageFirst(filter), signal })),
      placeholderData: keepPreviousData,
      meta: { failureToast: clientCalls.adminListUsers.failure },
    }),
  /** Pages as large as the contract allows: for exports and look-ups. */
  read: (filter: UsersQuery) => (page: number, signal: AbortSignal) =>
    call('adminListUsers', { query: { ...filter, page, per_page: MAX_PER_PAGE }, signal }),
  finds: () => [...adminUserQueries.all(), 'find'] as const,
  find: (filter: UsersQuery, { id, offset }: RowPlace) =>
    queryOptions({
      queryKey: [...adminUserQueries.finds(), filter, id, offset],
      queryFn: abortUnobserved((signal) => findRow(adminUserQueries.read(filter), { id, offset }, signal)),
    }),
  count: (filter: Pick<UsersQuery, 'validated'> = {}) =>
    queryOptions({
      queryKey: [...adminUserQueries.all(), 'count', filter],
      queryFn: abortUnobserved(
        async (signal) => (await call('adminListUsers', { query: { ...filter, ...COUNT_ONLY }, signal })).total,
      ),
    }),
};

export type OffersQuery = CallQuery<'adminListOffers'>;

export const adminOfferQueries = {
  all: () => [...adminKey, 'offers'] as const,
  page: (filter: OffersQuery) =>
    queryOptions({
      queryKey: [...adminOfferQueries.all(), 'page', filter],
      queryFn: abortUnobserved((signal) => call('adminListOffers', { query: pageFirst(filter), signal })),
      placeholderData: keepPreviousData,
      meta: { failureToast: clientCalls.adminListOffers.failure },
    }),
  read: (filter: OffersQuery) => (page: number, signal: AbortSignal) =>
    call('adminListOffers', { query: { ...filter, page, per_page: MAX_PER_PAGE }, signal }),
  find: (filter: OffersQuery, { id, offset }: RowPlace) =>
    queryOptions({
      queryKey: [...adminOfferQueries.all(), 'find', filter, id, offset],
      queryFn: abortUnobserved((signal) => findRow(adminOfferQueries.read(filter), { id, offset }, signal)),
    }),
  count: () =>
    queryOptions({
      queryKey: [...adminOfferQueries.all(), 'count'],
      queryFn: abortUnobserved(async (signal) => (await call('adminListOffers', { query: COUNT_ONLY, signal })).total),
    }),
};

export type ParticipationsQuery = CallQuery<'adminListParticipations'>;

export const adminParticipationQueries = {
  all: () => [...adminKey, 'participations'] as const,
  page: (filter: ParticipationsQuery) =>
    queryOptions({
      queryKey: [...adminParticipationQueries.all(), 'page', filter],
      queryFn: abortUnobserved((signal) => call('adminListParticipations', { query: pageFirst(filter), signal })),
      placeholderData: keepPreviousData,
    }),
  read: (filter: ParticipationsQuery) => (page: number, signal: AbortSignal) =>
    call('adminListParticipations', { query: { ...filter, page, per_page: MAX_PER_PAGE }, signal }),
  find: (filter: ParticipationsQuery, { id, offset }: RowPlace) =>
    queryOptions({
      queryKey: [...adminParticipationQueries.all(), 'find', filter, id, offset],
      queryFn: abortUnobserved((signal) => findRow(adminParticipationQueries.read(filter), { id, offset }, signal)),
    }),
  count: (filter: Pick<ParticipationsQuery, 'status'> = {}) =>
    queryOptions({
      queryKey: [...adminParticipationQueries.all(), 'count', filter],
      queryFn: abortUnobserved(
        async (signal) =>
          (await call('adminListParticipations', { query: { ...filter, ...COUNT_ONLY }, signal })).total,
      ),
    }),
};

export const networkQueries = {
  all: () => [...adminKey, 'network'] as const,
  settings: () =>
    queryOptions({
      queryKey: [...networkQueries.all(), 'settings'] as const,
      queryFn: abortUnobserved((signal) => call('networkSettings', { signal })),
      meta: { failureToast: clientCalls.networkSettings.failure },
    }),
};

/** The keys to read again after a synchronisation. */
export const changedBySync = [
  adminOfferQueries.all(),
  adminParticipationQueries.all(),
  networkQueries.settings().queryKey,
] as const;

/** No save waits longer for the read that finds others' changes. */
const CONFLICT_CHECK_MS = 3_000;

/** The signal of that read. */
export const conflictCheckSignal = (): AbortSignal => AbortSignal.timeout(CONFLICT_CHECK_MS);

/** `null` once the time is over. */
export const withConflictCheckTimeout = <T>(value: Promise<T>): Promise<T | null> =>
  Promise.race([value, new Promise<null>((resolve) => setTimeout(() => resolve(null), CONFLICT_CHECK_MS))]);
