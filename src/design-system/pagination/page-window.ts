export const MAX_PAGE_BUTTONS = 5;

const between = (from: number, to: number) => Array.from({ length: Math.max(to - from + 1, 0) }, (_, i) => from + i);

const clamp = (page: number, lastPage: number) => Math.min(Math.max(page, 1), lastPage);

/** At most five page numbers, centred on the current page as far as the bounds allow. */
export function windowOfPages(currentPage: number, lastPage: number): number[] {
  const centre = clamp(currentPage, lastPage);
  const from = Math.max(Math.min(centre - Math.floor(MAX_PAGE_BUTTONS / 2), lastPage - MAX_PAGE_BUTTONS + 1), 1);
  return between(from, Math.min(from + MAX_PAGE_BUTTONS - 1, lastPage));
}

export const allPages = (lastPage: number): number[] => between(1, lastPage);

/** These page numbers, the first, the last, and `kept`. */
export function stretchOfPages(from: number, to: number, lastPage: number, kept: readonly number[]): number[] {
  const pages = new Set([1, lastPage, ...kept.map((page) => clamp(page, lastPage))]);
  for (const page of between(Math.max(from, 1), Math.min(to, lastPage))) pages.add(page);
  return [...pages].sort((a, b) => a - b);
}

/** First and last row of a page, from 1; both 0 when empty. */
export function rowsOfPage(currentPage: number, perPage: number, total: number): { first: number; last: number } {
  const first = (currentPage - 1) * perPage + 1;
  return first > total || first < 1 ? { first: 0, last: 0 } : { first, last: Math.min(currentPage * perPage, total) };
}
