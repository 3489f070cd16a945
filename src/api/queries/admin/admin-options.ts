import { MAX_PER_PAGE } from '~/api/contract/limits';
import type { Id } from '~/api/contract/scalars';
import type { ReadPage } from '~/api/paging/page-reader';

export const adminKey = ['admin'] as const;

export const COUNT_ONLY = { per_page: 1 } as const;

/** The specification's order: `?page={n}&search={text}`. */
export const pageFirst = <TFilter extends { page?: number | undefined }>(filter: TFilter): TFilter => ({
  page: filter.page,
  ...filter,
});

export interface RowPlace {
  id: Id;
  offset: number;
}

/** Loaded on demand: an address rarely names a row of another page. */
export const findRow = async <TRow extends { id: Id }>(
  readPage: ReadPage<TRow>,
  place: RowPlace,
  signal: AbortSignal,
) => {
  const { findRow: find } = await import('~/api/paging/find-row');
  return find(readPage, { ...place, perPage: MAX_PER_PAGE, signal });
};
