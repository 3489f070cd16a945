import { type Key, useState } from 'react';

/** `coming` has just appeared; `going` is the picture of a removed row. */
export interface ListedRow<TRow> {
  key: Key;
  row: TRow;
  state: 'still' | 'coming' | 'going';
}

/** Share of common rows from which it counts as the same list. */
export const SAME_LIST_SHARE = 0.5;

const isGoing = ({ state }: ListedRow<unknown>) => state === 'going';

export const stillRows = <TRow>(rows: readonly TRow[], rowKey: (row: TRow) => Key): ListedRow<TRow>[] =>
  rows.map((row) => ({ key: rowKey(row), row, state: 'still' }));

/** Marks new rows as coming and keeps removed ones in place as going. On another page nothing moves. */
export function nextListedRows<TRow>(
  shown: readonly ListedRow<TRow>[],
  rows: readonly TRow[],
  rowKey: (row: TRow) => Key,
): ListedRow<TRow>[] {
  const before = new Map(shown.filter((row) => !isGoing(row)).map((row) => [row.key, row]));
  const next = rows.map((row): ListedRow<TRow> => {
    const key = rowKey(row);
    return { key, row, state: before.get(key)?.state ?? 'coming' };
  });
  const nextKeys = new Set(next.map(({ key }) => key));
  const kept = next.filter(({ key }) => before.has(key)).length;
  if (kept < SAME_LIST_SHARE * Math.max(before.size, next.length)) return stillRows(rows, rowKey);

  // A leaving row stays behind its predecessor.
  const listed = [...next];
  let previous: Key | undefined;
  for (const row of shown) {
    if (!nextKeys.has(row.key)) {
      const place = listed.findIndex(({ key }) => key === previous) + 1;
      listed.splice(place, 0, { ...row, state: 'going' });
    }
    previous = row.key;
  }
  return listed;
}

interface ListedRows<TRow> {
  listed: readonly ListedRow<TRow>[];
  /** Call once the fade has ended. */
  forget: (key: Key) => void;
}

/** The rows plus those just leaving; without motion, the rows alone. */
export function useListedRows<TRow>(
  rows: readonly TRow[],
  rowKey: (row: TRow) => Key,
  hasMotion: boolean,
): ListedRows<TRow> {
  const [shown, setShown] = useState(() => ({ rows, listed: stillRows(rows, rowKey) }));
  let { listed } = shown;
  // An effect would flash the list without the leaving row.
  if (rows !== shown.rows) {
    listed = hasMotion ? nextListedRows(shown.listed, rows, rowKey) : stillRows(rows, rowKey);
    setShown({ rows, listed });
  }
  const forget = (gone: Key) =>
    setShown((known) => ({
      ...known,
      listed: known.listed.filter(({ key, state }) => key !== gone || state !== 'going'),
    }));
  return { listed, forget };
}
