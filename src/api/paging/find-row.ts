import type { Id } from '../contract/scalars';
import type { ReadPage } from './page-reader';

const MAX_PAGES_TO_SEARCH = 5;

/** Finds a row at or below `offset`, since newer rows push it down. @returns `null` if it is not near that place */
export const findRow = async <TRow extends { id: Id }>(
  readPage: ReadPage<TRow>,
  { id, offset, perPage, signal }: { id: Id; offset: number; perPage: number; signal: AbortSignal },
): Promise<TRow | null> => {
  const firstPage = Math.floor(offset / perPage) + 1;
  for (let page = firstPage; page < firstPage + MAX_PAGES_TO_SEARCH; page += 1) {
    const answer = await readPage(page, signal);
    const found = answer.data.find((row) => row.id === id);
    if (found) return found;
    if (page >= answer.last_page) return null;
  }
  return null;
};
