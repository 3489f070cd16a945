import { conflictCheckSignal } from '~/api/conflict-check';
import type { Offer } from '~/api/contract/entities';
import { DEFAULT_COUNTRY } from '~/api/contract/limits';
import { call } from '~/api/http';
import { type OffersSearch, offersFilter } from './offers-search';

/**
 * Refetches an offer: from its page of the list or the next, which has all fields, else by id. `null` if not found in
 * time: the save then reports the error.
 */
export const refetchOffer = async (offer: Offer, search: OffersSearch): Promise<Offer | null> => {
  const signal = conflictCheckSignal();
  try {
    for (const page of [search.page, search.page + 1]) {
      const list = await call('adminListOffers', { query: { ...offersFilter(search), page }, signal });
      const listed = list.data.find(({ id }) => id === offer.id);
      if (listed) return listed;
    }
    return await call('getOffer', { params: { id: offer.id }, country: offer.country ?? DEFAULT_COUNTRY, signal });
  } catch (error) {
    console.warn('[offers]', error);
    return null;
  }
};
