import type { Offer } from '~/api/contract/entities';
import { call } from '~/api/http';
import { findRow } from '~/api/page-reader';
import { secondLook } from '~/api/second-look';
import { type OffersSearch, offersFilter } from './offers-search';

/** Where the offer stood in the list when its form opened. */
export interface OfferPlace {
  search: OffersSearch;
  perPage: number;
}

/**
 * The offer as it is now: from its page of the list (or a later one, when others were created), which knows all of its fields, else by its
 * id, for one that the filter does not let through any more.
 * @returns `null` when it cannot be told, or not in time: then the save itself will say what is wrong
 */
export const readOfferAgain = async (offer: Offer, { search, perPage }: OfferPlace): Promise<Offer | null> => {
  const signal = secondLook();
  const readPage = (page: number) => call('adminListOffers', { query: { ...offersFilter(search), page }, signal });
  try {
    const place = { id: offer.id, offset: (search.page - 1) * perPage, perPage: Math.max(perPage, 1), signal };
    const listed = await findRow(readPage, place);
    if (listed) return listed;
    const { data } = await call('getOffer', { params: { id: offer.id }, country: offer.country, signal });
    return data ?? null;
  } catch (error) {
    console.warn('[offers]', error);
    return null;
  }
};
