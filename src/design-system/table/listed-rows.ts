import { type Key, useState } from 'react';

/** A row of a list with what it does: it stands, it has just come, or it is a picture of one that has gone. */
export interface ListedRow<TRow> {
  key: Key;
  row: TRow;
  state: 'still' | 'coming' | 'going';
}

/** From this share of rows in common on, a list is the same one, of which rows come and go; below it is another page or search. */
export const SAME_LIST_SHARE = 0.5;

const isGoing = ({ state }: ListedRow<unknown>) => state === 'going';

/** Rows of which none moves: the first ones, or those of another list. */
export const stillRows = <TRow>(rows: readonly TRow[], rowKey: (row: TRow) => Key): ListedRow<TRow>[] =>
  rows.map((row) => ({ key: rowKey(row), row, state: 'still' }));

/**
 * What a list shows once `rows` have taken the place of what it has `shown`: those that are new come, those that are no longer there
 * go, at the place where they stood. When most of them are others, as on another page, nothing moves.
 */
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

  // Each that goes stays behind the row that it stood behind.
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
  /** What to draw, in this order. */
  listed: readonly ListedRow<TRow>[];
  /** To be called when the picture of a row that has gone has faded. */
  forget: (key: Key) => void;
}

/** The rows of a list along with those that are just leaving it; without motion, the rows alone. */
export function useListedRows<TRow>(
  rows: readonly TRow[],
  rowKey: (row: TRow) => Key,
  hasMotion: boolean,
): ListedRows<TRow> {
  const [shown, setShown] = useState(() => ({ rows, listed: stillRows(rows, rowKey) }));
  let { listed } = shown;
  // While drawing: an effect would first show the list without the row that goes.
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
