import { MAX_PER_PAGE } from '~/api/contract/limits';
import type { Id } from '~/api/contract/scalars';
import type { ReadPage } from '~/lib/list/page-reader';

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

const MAX_PAGES_TO_SEARCH = 5;

/**
 * Finds a row at or below `offset`, since newer rows push it down; `readPage` reads the largest pages.
 * @returns `null` if it is not near that place
 */
export const findRow = async <TRow extends { id: Id }>(
  readPage: ReadPage<TRow>,
  { id, offset }: RowPlace,
  signal: AbortSignal,
): Promise<TRow | null> => {
  const firstPage = Math.floor(offset / MAX_PER_PAGE) + 1;
  for (let page = firstPage; page < firstPage + MAX_PAGES_TO_SEARCH; page += 1) {
    const answer = await readPage(page, signal);
    const found = answer.data.find((row) => row.id === id);
    if (found) return found;
    if (page >= answer.last_page) return null;
  }
  return null;
};

/** No save waits longer for the read that finds others' changes. */
const CONFLICT_CHECK_MS = 3_000;

/** The signal of that read. */
export const conflictCheckSignal = (): AbortSignal => AbortSignal.timeout(CONFLICT_CHECK_MS);

export const withConflictCheckTimeout = <T>(value: Promise<T>): Promise<T | null> =>
  Promise.race([value, new Promise<null>((resolve) => setTimeout(() => resolve(null), CONFLICT_CHECK_MS))]);
