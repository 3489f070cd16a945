import type { QueryClient } from '@tanstack/react-query';
import type { Offer } from '~/api/contract/entities';
import { call } from '~/api/http';
import { adminOfferQueries } from '~/api/queries/admin';
import { type OffersSearch, offersFilter } from './offers-search';

/** Where the offer stood in the list when its form opened. */
export interface OfferPlace {
  search: OffersSearch;
  perPage: number;
}

/**
 * The offer as it is now: from the list, which knows all of its fields, else by its id, for one that the filter does not let
 * through any more.
 * @returns `null` when it cannot be told: then the save itself will say what is wrong
 */
export const readOfferAgain = async (
  queryClient: QueryClient,
  offer: Offer,
  { search, perPage }: OfferPlace,
): Promise<Offer | null> => {
  const place = { id: offer.id, offset: (search.page - 1) * perPage };
  try {
    const listed = await queryClient.fetchQuery({
      ...adminOfferQueries.find(offersFilter(search), place),
      staleTime: 0,
    });
    if (listed) return listed;
    const { data } = await call('getOffer', { params: { id: offer.id }, country: offer.country });
    return data ?? null;
  } catch (error) {
    console.warn('[offers]', error);
    return null;
  }
};
