import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { CallQuery } from '~/api/contract/calls';
import { call } from '~/api/http';

type UsersFilter = CallQuery<'adminListUsers'>;
type OffersFilter = CallQuery<'adminListOffers'>;
type ParticipationsFilter = CallQuery<'adminListParticipations'>;

/** Pages of a list whose rows nobody reads: only the `total` of the envelope counts. */
const COUNT_ONLY = { per_page: 1 } as const;

export const adminUserQueries = {
  all: () => ['admin', 'users'] as const,
  page: (filter: UsersFilter) =>
    queryOptions({
      queryKey: [...adminUserQueries.all(), 'page', filter],
      queryFn: ({ signal }) => call('adminListUsers', { query: filter, signal }),
      placeholderData: keepPreviousData,
    }),
  count: (filter: Pick<UsersFilter, 'validated'> = {}) =>
    queryOptions({
      queryKey: [...adminUserQueries.all(), 'count', filter],
      queryFn: async ({ signal }) =>
        (await call('adminListUsers', { query: { ...filter, ...COUNT_ONLY }, signal })).total,
    }),
};

export const adminOfferQueries = {
  all: () => ['admin', 'offers'] as const,
  page: (filter: OffersFilter) =>
    queryOptions({
      queryKey: [...adminOfferQueries.all(), 'page', filter],
      queryFn: ({ signal }) => call('adminListOffers', { query: filter, signal }),
      placeholderData: keepPreviousData,
    }),
  count: () =>
    queryOptions({
      queryKey: [...adminOfferQueries.all(), 'count'],
      queryFn: async ({ signal }) => (await call('adminListOffers', { query: COUNT_ONLY, signal })).total,
    }),
};

export const adminParticipationQueries = {
  all: () => ['admin', 'participations'] as const,
  page: (filter: ParticipationsFilter) =>
    queryOptions({
      queryKey: [...adminParticipationQueries.all(), 'page', filter],
      queryFn: ({ signal }) => call('adminListParticipations', { query: filter, signal }),
      placeholderData: keepPreviousData,
    }),
  count: (filter: Pick<ParticipationsFilter, 'status'> = {}) =>
    queryOptions({
      queryKey: [...adminParticipationQueries.all(), 'count', filter],
      queryFn: async ({ signal }) =>
        (await call('adminListParticipations', { query: { ...filter, ...COUNT_ONLY }, signal })).total,
    }),
};

export const networkQueries = {
  settings: () =>
    queryOptions({
      queryKey: ['admin', 'network', 'settings'] as const,
      queryFn: ({ signal }) => call('networkSettings', { signal }),
    }),
};
