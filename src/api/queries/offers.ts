import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { User } from '~/api/contract/entities';
import { DASHBOARD_OFFERS, type Id } from '~/api/contract/scalars';
import { call } from '~/api/http';
import { lookUpOffersCountry } from './location';
import { abortUnobserved } from './query-utils';

/** All but `latest` wait for the country of the offers. */
export const offerQueries = {
  all: () => ['offers'] as const,
  page: (page: number, user: Pick<User, 'pays'>) =>
    queryOptions({
      queryKey: [...offerQueries.all(), 'page', user.pays, page],
      queryFn: abortUnobserved(async (signal, client) =>
        call('listOffers', { query: { page }, country: await lookUpOffersCountry(client, user), signal }),
      ),
      placeholderData: keepPreviousData,
    }),
  latest: () =>
    queryOptions({
      queryKey: [...offerQueries.all(), 'latest'],
      queryFn: abortUnobserved((signal) => call('listOffers', { query: { per_page: DASHBOARD_OFFERS }, signal })),
    }),
  ofId: (id: Id) => [...offerQueries.all(), 'detail', id] as const,
  detail: (id: Id, user: Pick<User, 'pays'>) =>
    queryOptions({
      queryKey: [...offerQueries.ofId(id), user.pays],
      queryFn: abortUnobserved(async (signal, client) =>
        call('getOffer', { params: { id }, country: await lookUpOffersCountry(client, user), signal }),
      ),
    }),
};
