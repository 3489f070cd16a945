import * as v from 'valibot';
import type { UsersQuery } from '~/api/queries/admin/admin-queries';
import { firstPage, PageNumber, RowId, SearchText, SortText } from '~/lib/list/list-search';

const toFlag = v.union([
  v.picklist([1, 0]),
  v.pipe(
    v.picklist(['1', '0']),
    v.transform((text) => (text === '1' ? 1 : 0)),
  ),
]);

/** Search parameters: page, search, filter, order, and the open user. */
export const UsersSearch = v.object({
  page: PageNumber,
  search: SearchText,
  validated: v.optional(v.fallback(v.optional(toFlag), undefined)),
  sort: SortText,
  detail: RowId,
});
export type UsersSearch = v.InferOutput<typeof UsersSearch>;

export const usersDefaults = { ...firstPage, search: '', sort: '' };

/** Parameters of the list call, without the page. */
export const usersFilter = ({ search, validated }: Pick<UsersSearch, 'search' | 'validated'>) =>
  ({
    ...(search === '' ? {} : { search }),
    ...(validated === undefined ? {} : { validated: validated === 1 ? '1' : '0' }),
  }) satisfies UsersQuery;
export type UsersFilter = ReturnType<typeof usersFilter>;
