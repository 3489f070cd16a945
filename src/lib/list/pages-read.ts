/** What was read of a list so far. */
export interface PagesRead<TRow> {
  status: 'idle' | 'running' | 'done' | 'stopped' | 'failed';
  rows: readonly TRow[];
  page: number;
  /** 0 before the first answer. */
  lastPage: number;
  /** Rows that could not be read. */
  unreadable: number;
}

/** From 0 to 1. */
export const shareRead = ({ page, lastPage }: Pick<PagesRead<unknown>, 'page' | 'lastPage'>): number =>
  lastPage === 0 ? 0 : page / lastPage;
