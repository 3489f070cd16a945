import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Participation } from '~/api/contract/entities';
import { DASHBOARD_PARTICIPATIONS, type Id } from '~/api/contract/scalars';
import { call } from '~/api/http';
import { abortUnobserved } from './query-utils';

/** Finds the participation in an offer, page by page if the server pages the list. @returns `null` if there is none */
const findParticipation = async (
  client: QueryClient,
  offerId: Id,
  signal: AbortSignal,
): Promise<Participation | null> => {
  // Cached briefly: hovering twelve offers asks once.
  let answer = await client.fetchQuery(participationQueries.unpaged());
  let found = answer.data.find((participation) => participation.offer_id === offerId);
  while (!found && answer.current_page < answer.last_page) {
    const page = answer.current_page + 1;
    answer = await call('listParticipations', { query: { page }, signal });
    found = answer.data.find((participation) => participation.offer_id === offerId);
    // A server that ignores `page` would loop forever.
    if (answer.current_page !== page) break;
  }
  return found ?? null;
};

export const participationQueries = {
  all: () => ['participations'] as const,
  page: (page: number) =>
    queryOptions({
      queryKey: [...participationQueries.all(), 'page', page],
      queryFn: abortUnobserved((signal) => call('listParticipations', { query: { page }, signal })),
      placeholderData: keepPreviousData,
    }),
  latest: () =>
    queryOptions({
      queryKey: [...participationQueries.all(), 'latest'],
      queryFn: abortUnobserved((signal) =>
        call('listParticipations', { query: { per_page: DASHBOARD_PARTICIPATIONS }, signal }),
      ),
    }),
  unpaged: () =>
    queryOptions({
      queryKey: [...participationQueries.all(), 'unpaged'],
      // No abort signal: the search for one offer may wait for a read that a list started.
      queryFn: () => call('listParticipations'),
    }),
  ofOffer: (offerId: Id) =>
    queryOptions({
      queryKey: [...participationQueries.all(), 'of-offer', offerId],
      queryFn: abortUnobserved((signal, client) => findParticipation(client, offerId, signal)),
    }),
  sold: () =>
    queryOptions({
      queryKey: [...participationQueries.all(), 'sold'],
      queryFn: abortUnobserved((signal) => call('sold', { signal })),
    }),
};
