import * as v from 'valibot';
import type { CallQuery } from '~/api/contract/calls';
import { countryCode } from '~/api/contract/country-code';
import { RowId, SearchText } from '~/lib/list/list-search';
import { firstPage, PageNumber } from '~/lib/list/page-number';

/** The offers' list in the address: page, search, country, and the modal that is open. */
export const OffersSearch = v.object({
  page: PageNumber,
  search: SearchText,
  country: v.optional(v.fallback(v.union([v.literal(''), countryCode()]), ''), ''),
  create: v.optional(v.fallback(v.optional(v.literal(true)), undefined)),
  edit: RowId,
  detail: RowId,
});
export type OffersSearch = v.InferOutput<typeof OffersSearch>;

/** What stays out of the address. */
export const offersDefaults = { ...firstPage, search: '', country: '' };

/** The modal that the address may name: a new offer, one to edit, or one to read. */
export type OfferModalInAddress = Partial<Pick<OffersSearch, 'create' | 'edit' | 'detail'>>;

export const noModal = { create: undefined, edit: undefined, detail: undefined };

export const hasModal = ({ create, edit, detail }: OffersSearch): boolean => (create ?? edit ?? detail) !== undefined;

/** What the list call is asked for, the page aside. */
export const offersFilter = ({ search, country }: Pick<OffersSearch, 'search' | 'country'>) =>
  ({
    ...(search === '' ? {} : { search }),
    ...(country === '' ? {} : { country }),
  }) satisfies CallQuery<'adminListOffers'>;
