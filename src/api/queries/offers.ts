import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { DASHBOARD_OFFERS, type Id } from '~/api/contract/scalars';
import { call } from '~/api/http';
import { abortUnobserved } from './query-utils';

/** `country` goes as `X-Country`; without it the server takes the user's own. */
export const offerQueries = {
  all: () => ['offers'] as const,
  page: (page: number, country: string) =>
    queryOptions({
      queryKey: [...offerQueries.all(), 'page', country, page],
      queryFn: abortUnobserved((signal) => call('listOffers', { query: { page }, country, signal })),
      placeholderData: keepPreviousData,
    }),
  latest: () =>
    queryOptions({
      queryKey: [...offerQueries.all(), 'latest'],
      queryFn: abortUnobserved((signal) => call('listOffers', { query: { per_page: DASHBOARD_OFFERS }, signal })),
    }),
  ofId: (id: Id) => [...offerQueries.all(), 'detail', id] as const,
  detail: (id: Id, country: string) =>
    queryOptions({
      queryKey: [...offerQueries.ofId(id), country],
      queryFn: abortUnobserved((signal) => call('getOffer', { params: { id }, country, signal })),
    }),
};
