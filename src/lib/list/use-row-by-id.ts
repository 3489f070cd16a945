import { type QueryKey, type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

export interface RowByIdOptions<TRow, TKey extends QueryKey> {
  /** The row that the address names. */
  id: string | number | undefined;
  /** The number of the page that the address asks for. */
  page: number;
  /** The page that the list shows. */
  list: Pick<UseQueryResult<{ data: readonly TRow[]; per_page: number }>, 'data' | 'isError' | 'refetch'>;
  /** Looks for a row that is not among them; about `offset` rows stand above it. */
  find: (place: { id: string | number; offset: number }) => UseQueryOptions<TRow | null, Error, TRow | null, TKey>;
}

/**
 * The row behind an open window: from the current page, else as it was last seen there (a validated account leaves the list of
 * those that wait, not the window that shows it), else looked for near its place.
 */
export const useRowById = <TRow extends { id: string | number }, TKey extends QueryKey>(
  options: RowByIdOptions<TRow, TKey>,
) => {
  const { id, page, list, find } = options;
  const listed = id === undefined ? undefined : list.data?.data.find((row) => row.id === id);
  const [lastSeen, setLastSeen] = useState<TRow>();
  if (listed && listed !== lastSeen) setLastSeen(listed);
  // Of a window that is closed: opened again by Forward, it would show a row that may have been deleted since.
  if (lastSeen && lastSeen.id !== id) setLastSeen(undefined);
  const seen = listed ?? (lastSeen?.id === id ? lastSeen : undefined);
  const isWanted = id !== undefined && seen === undefined;
  const place = { id: id ?? 0, offset: (page - 1) * (list.data?.per_page ?? 0) };
  const search = useQuery({ ...find(place), enabled: isWanted && list.data !== undefined });
  const failed = list.data ? search : list;
  return {
    row: seen ?? search.data ?? undefined,
    /** Looked for, and not there. */
    isMissing: isWanted && search.data === null,
    /** There after the list, or the search, failed: tries that again. */
    retry: isWanted && failed.isError ? () => void failed.refetch() : undefined,
  };
};
