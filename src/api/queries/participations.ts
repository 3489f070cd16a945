import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Participation } from '~/api/contract/entities';
import { DASHBOARD_PARTICIPATIONS, type Id, MAX_PER_PAGE } from '~/api/contract/scalars';
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

/** Pages of `MAX_PER_PAGE`: who has more participations than these hold misses the marks of the oldest. */
const MARKED_PAGES = 5;

export interface StartedOffers {
  /** Of the newest participations, each once. */
  ids: Id[];
  /** Older participations were not read. */
  isPartial: boolean;
}

const readStartedOffers = async (signal: AbortSignal): Promise<StartedOffers> => {
  const started = new Set<Id>();
  let isPartial = false;
  for (let page = 1; page <= MARKED_PAGES; page += 1) {
    const answer = await participationQueries.read(page, signal);
    for (const { offer_id } of answer.data) if (offer_id !== null) started.add(offer_id);
    // A server that ignores `page` would send the same rows again.
    isPartial = answer.current_page === page && page < answer.last_page;
    if (!isPartial) break;
  }
  return { ids: [...started], isPartial };
};

export const participationQueries = {
  all: () => ['participations'] as const,
  page: (page: number) =>
    queryOptions({
      queryKey: [...participationQueries.all(), 'page', page],
      queryFn: abortUnobserved((signal) => call('listParticipations', { query: { page }, signal })),
      placeholderData: keepPreviousData,
    }),
  /** Pages as large as the contract allows. */
  read: (page: number, signal: AbortSignal) =>
    call('listParticipations', { query: { page, per_page: MAX_PER_PAGE }, signal }),
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
      // No abort signal: the searches for several offers share it.
      queryFn: () => call('listParticipations'),
    }),
  startedOffers: () =>
    queryOptions({
      queryKey: [...participationQueries.all(), 'started-offers'],
      queryFn: abortUnobserved(readStartedOffers),
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
