import * as v from 'valibot';
import { countryCode } from '~/api/contract/scalars';
import type { OffersQuery } from '~/api/queries/admin/admin-queries';
import { firstPage, PageNumber, RowId, SearchText, SortText } from '~/lib/list/list-search';

/** Search parameters: page, search, country, order, and the open modal. */
export const OffersSearch = v.object({
  page: PageNumber,
  search: SearchText,
  country: v.optional(v.fallback(v.union([v.literal(''), countryCode()]), ''), ''),
  sort: SortText,
  create: v.optional(v.fallback(v.optional(v.literal(true)), undefined)),
  edit: RowId,
  detail: RowId,
});
export type OffersSearch = v.InferOutput<typeof OffersSearch>;

export const offersDefaults = { ...firstPage, search: '', country: '', sort: '' };

export type OfferModalInAddress = Partial<Pick<OffersSearch, 'create' | 'edit' | 'detail'>>;

export const noModal = { create: undefined, edit: undefined, detail: undefined };

export const hasModal = ({ create, edit, detail }: OffersSearch): boolean => (create ?? edit ?? detail) !== undefined;

/** Parameters of the list call, without the page. */
export const offersFilter = ({ search, country }: Pick<OffersSearch, 'search' | 'country'>) =>
  ({
    ...(search === '' ? {} : { search }),
    ...(country === '' ? {} : { country }),
  }) satisfies OffersQuery;
export type OffersFilter = ReturnType<typeof offersFilter>;

/** Where the list stands, to find an offer in it again. */
export interface OfferList {
  filter: OffersFilter;
  page: number;
}
