import { type QueryKey, type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

interface RowByIdOptions<TRow, TKey extends QueryKey> {
  id: string | number | undefined;
  page: number;
  list: Pick<UseQueryResult<{ data: readonly TRow[]; per_page: number }>, 'data' | 'isError' | 'refetch'>;
  /** About `offset` rows stand above it. */
  find: (place: { id: string | number; offset: number }) => UseQueryOptions<TRow | null, Error, TRow | null, TKey>;
}

/** The row, or what it last was under this id: a modal keeps it when a later answer lacks it. */
const useLastRow = <TRow extends { id: string | number }>(row: TRow | undefined, id: TRow['id'] | undefined) => {
  const [last, setLast] = useState<TRow>();
  if (row && row !== last) setLast(row);
  // Forward would reopen the modal with a row that may be deleted since.
  if (!row && last && last.id !== id) setLast(undefined);
  return row ?? (last?.id === id ? last : undefined);
};

/** The row of an open modal: from the page, else as last seen there, else searched near its place. */
export const useRowById = <TRow extends { id: string | number }, TKey extends QueryKey>(
  options: RowByIdOptions<TRow, TKey>,
) => {
  const { id, page, list, find } = options;
  const listed = id === undefined ? undefined : list.data?.data.find((row) => row.id === id);
  const seen = useLastRow(listed, id);
  const isWanted = id !== undefined && seen === undefined;
  const place = { id: id ?? 0, offset: (page - 1) * (list.data?.per_page ?? 0) };
  const search = useQuery({ ...find(place), enabled: isWanted && list.data !== undefined });
  const found = useLastRow(search.data ?? undefined, id);
  const failed = list.data ? search : list;
  return {
    row: seen ?? found,
    isMissing: isWanted && search.data === null && found === undefined,
    retry: isWanted && failed.isError ? () => void failed.refetch() : undefined,
  };
};
