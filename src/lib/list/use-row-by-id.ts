import { type QueryKey, type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

export interface RowByIdOptions<TRow, TKey extends QueryKey> {
  id: string | number | undefined;
  page: number;
  list: Pick<UseQueryResult<{ data: readonly TRow[]; per_page: number }>, 'data' | 'isError' | 'refetch'>;
  /** About `offset` rows stand above it. */
  find: (place: { id: string | number; offset: number }) => UseQueryOptions<TRow | null, Error, TRow | null, TKey>;
}

/** The row of an open modal: from the page, else as last seen there, else searched near its place. */
export const useRowById = <TRow extends { id: string | number }, TKey extends QueryKey>(
  options: RowByIdOptions<TRow, TKey>,
) => {
  const { id, page, list, find } = options;
  const listed = id === undefined ? undefined : list.data?.data.find((row) => row.id === id);
  const [lastSeen, setLastSeen] = useState<TRow>();
  if (listed && listed !== lastSeen) setLastSeen(listed);
  // Forward would reopen it with a row that may be deleted since.
  if (lastSeen && lastSeen.id !== id) setLastSeen(undefined);
  const seen = listed ?? (lastSeen?.id === id ? lastSeen : undefined);
  const isWanted = id !== undefined && seen === undefined;
  const place = { id: id ?? 0, offset: (page - 1) * (list.data?.per_page ?? 0) };
  const search = useQuery({ ...find(place), enabled: isWanted && list.data !== undefined });
  const failed = list.data ? search : list;
  return {
    row: seen ?? search.data ?? undefined,
    isMissing: isWanted && search.data === null,
    retry: isWanted && failed.isError ? () => void failed.refetch() : undefined,
  };
};
