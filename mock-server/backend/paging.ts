import type { Paged } from '~/api/contract/strict/answers';

interface PageAsked {
  page: number;
  perPage: number;
}

/** One page of `rows` (oldest first), newest first. A page past the end is empty and has the true last page. */
export function pageOf<TRow, TItem>(
  rows: readonly TRow[],
  { page, perPage }: PageAsked,
  toItem: (row: TRow) => TItem,
): Paged<TItem> {
  const total = rows.length;
  const end = Math.max(0, total - (page - 1) * perPage);
  const start = Math.max(0, end - perPage);
  return {
    data: rows.slice(start, end).reverse().map(toItem),
    current_page: page,
    last_page: Math.max(1, Math.ceil(total / perPage)),
    total,
    per_page: perPage,
  };
}

export const pageSizes = {
  offers: 12,
  participations: 10,
  users: 15,
  adminOffers: 15,
  adminParticipations: 15,
} as const;
