import { queryOptions } from '@tanstack/react-query';
import type { Offer, Paged, User } from '~/api/contract/entities';
import { MAX_PER_PAGE } from '~/api/contract/scalars';
import { call } from '~/api/http';
import { createPageReader, type ReadPage } from '~/lib/list/page-reader';
import { lookUpOffersCountry } from './location';
import { offerQueries } from './offers';
import { abortUnobserved } from './query-utils';

/** All missions of a member, as far as they were read. */
export interface MissionCatalogue {
  offers: readonly Offer[];
  unreadable: number;
  /** What the server says there are. */
  total: number;
  /** More pages will follow, unless the read fails. */
  isPartial: boolean;
}

export const MAX_CATALOGUE_PAGES = 20;

const FRESH_MS = 5 * 60_000;

/** Reads page after page, at most `MAX_CATALOGUE_PAGES`; `onPage` gets what is there after each but the last. */
export const readCatalogue = async (
  readPage: ReadPage<Offer>,
  signal: AbortSignal,
  onPage: (catalogue: MissionCatalogue) => void,
): Promise<MissionCatalogue> => {
  let total = 0;
  const reader = createPageReader<Offer>(async (page, pageSignal) => {
    const answer = await readPage(page, pageSignal);
    total = answer.total;
    return answer;
  });
  let catalogue: MissionCatalogue = { offers: [], unreadable: 0, total, isPartial: true };
  for (let pages = 1; pages <= MAX_CATALOGUE_PAGES; pages += 1) {
    const step = await reader.next(signal);
    if (!step) break;
    const offers = [...catalogue.offers, ...step.rows];
    catalogue = { offers, unreadable: catalogue.unreadable + step.unreadable, total, isPartial: true };
    if (step.page >= step.lastPage) break;
    onPage(catalogue);
  }
  return { ...catalogue, isPartial: false };
};

export const missionCatalogueQuery = (user: Pick<User, 'pays'>) => {
  const queryKey = [...offerQueries.all(), 'catalogue', user.pays] as const;
  return queryOptions({
    queryKey,
    queryFn: abortUnobserved(async (signal, client) => {
      const country = await lookUpOffersCountry(client, user);
      const readPage: ReadPage<Offer> = (page, pageSignal): Promise<Paged<Offer>> =>
        call('listOffers', { query: { page, per_page: MAX_PER_PAGE }, country, signal: pageSignal });
      return readCatalogue(readPage, signal, (read) =>
        // A later read does not take away what a former one found.
        client.setQueryData<MissionCatalogue>(queryKey, (former) => (former?.isPartial === false ? former : read)),
      );
    }),
    staleTime: FRESH_MS,
  });
};
