import type { Page } from './use-paged-list';

export type ReadPage<TRow> = (page: number, signal: AbortSignal) => Promise<Page<TRow>>;

interface PageStep<TRow> {
  rows: TRow[];
  unreadable: number;
  page: number;
  lastPage: number;
}

export interface PageReader<TRow> {
  /** Reads the next page; `null` after the last. After an error the same page is read again. */
  next: (signal: AbortSignal) => Promise<PageStep<TRow> | null>;
}

/** Reads a list that may change meanwhile: drops rows seen before, and steps back when deletions moved rows up. */
export const createPageReader = <TRow extends { id: string | number }>(readPage: ReadPage<TRow>): PageReader<TRow> => {
  const seen = new Set<string | number>();
  let nextPage = 1;
  let lastPage = 1;
  let total = 0;
  let furthest = 0;
  let seenAtStepBack = 0;
  return {
    next: async (signal) => {
      if (nextPage > lastPage) return null;
      const page = nextPage;
      const answer = await readPage(page, signal);
      const deleted = page === 1 ? 0 : Math.max(0, total - answer.total);
      total = answer.total;
      lastPage = answer.last_page;
      const rows = answer.data.filter((row) => !seen.has(row.id));
      for (const row of rows) seen.add(row.id);
      // Only after new rows: a total that wavers would lead back for ever.
      const isBack = deleted > 0 && seen.size > seenAtStepBack;
      if (isBack) seenAtStepBack = seen.size;
      nextPage = isBack ? Math.max(1, page - Math.ceil(deleted / answer.per_page)) : page + 1;
      // Unreadable rows have no id: reading a page again would count them twice.
      const unreadable = page > furthest ? answer.unreadable : 0;
      furthest = Math.max(furthest, page);
      return { rows, unreadable, page: Math.min(page, lastPage), lastPage };
    },
  };
};
