import type { Paged } from './contract/entities';
import type { Id } from './contract/id';

/** Fetches one page of a list, with its filter already in it. */
export type ReadPage<TRow> = (page: number, signal: AbortSignal) => Promise<Paged<TRow>>;

/** What reading one more page brought. */
interface PageStep<TRow> {
  /** The rows that were not read before. */
  rows: TRow[];
  /** How many more could not be read. */
  unreadable: number;
  /** How many pages have been read. */
  page: number;
  /** How many there are. */
  lastPage: number;
}

export interface PageReader<TRow> {
  /**
   * Reads the next page; `null` once all are read. After an error the same page is read again.
   * @throws {ApiError} when the page could not be read
   */
  next: (signal: AbortSignal) => Promise<PageStep<TRow> | null>;
}

/**
 * Reads a whole list page by page while it may change: rows that slip to a later page because newer ones came are not
 * given twice, and when rows were deleted it steps back for those that slipped to an earlier page.
 */
export const createPageReader = <TRow extends { id: Id }>(readPage: ReadPage<TRow>): PageReader<TRow> => {
  const seen = new Set<Id>();
  let nextPage = 1;
  let lastPage = 1;
  let total = 0;
  let furthest = 0;
  return {
    next: async (signal) => {
      if (nextPage > lastPage) return null;
      const page = nextPage;
      const answer = await readPage(page, signal);
      const deleted = page === 1 ? 0 : Math.max(0, total - answer.total);
      total = answer.total;
      lastPage = answer.last_page;
      // Each step back follows a deletion, so there are not more of them than rows to delete.
      nextPage = deleted > 0 ? Math.max(1, page - Math.ceil(deleted / answer.per_page)) : page + 1;
      const rows = answer.data.filter((row) => !seen.has(row.id));
      for (const row of rows) seen.add(row.id);
      // A page that is read again would count its unreadable rows twice: they have no id to know them by.
      const unreadable = page > furthest ? answer.unreadable : 0;
      furthest = Math.max(furthest, page);
      return { rows, unreadable, page: Math.min(page, lastPage), lastPage };
    },
  };
};

/** How far down newer rows may have pushed one since its address was noted. */
const MAX_PAGES_TO_SEARCH = 5;

/**
 * Looks for a row that an address names: where it stood, `offset` rows from the top, and further down, since newer rows push
 * it that way.
 * @returns `null` when it is not near that place any more
 */
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
