import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

export interface KnownRowOptions<TRow, TKey extends QueryKey> {
  /** The row that the address names. */
  id: number | undefined;
  /** The rows of the current page, once they are there. */
  rows: readonly TRow[] | undefined;
  /** Looks for a row that is not among them. */
  find: UseQueryOptions<TRow | null, Error, TRow | null, TKey>;
}

/**
 * The row behind an open window: from the current page, else as it was last seen there (a validated account leaves the list of
 * those that wait, not the window that shows it), else looked for near its place.
 */
export const useKnownRow = <TRow extends { id: number }, TKey extends QueryKey>(
  options: KnownRowOptions<TRow, TKey>,
) => {
  const { id, rows, find } = options;
  const listed = id === undefined ? undefined : rows?.find((row) => row.id === id);
  const [lastSeen, setLastSeen] = useState<TRow>();
  if (listed && listed !== lastSeen) setLastSeen(listed);
  const seen = listed ?? (lastSeen?.id === id ? lastSeen : undefined);
  const search = useQuery({ ...find, enabled: id !== undefined && rows !== undefined && seen === undefined });
  return {
    row: seen ?? search.data ?? undefined,
    /** Looked for, and not there. */
    isMissing: seen === undefined && (search.data === null || search.isError),
  };
};
