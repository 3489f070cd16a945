import { conflictCheckSignal } from '~/api/conflict-check';
import type { Offer } from '~/api/contract/entities';
import { DEFAULT_COUNTRY } from '~/api/contract/limits';
import { call } from '~/api/http';
import { type OffersSearch, offersFilter } from './offers-search';

/**
 * The offer as it is now: from its page of the list (or the next one, when others were created), which knows all of its fields, else by its
 * id, for one that the filter does not let through any more.
 * @param search where the offer stood in the list when its form opened
 * @returns `null` when it cannot be told, or not in time: then the save itself will say what is wrong
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
