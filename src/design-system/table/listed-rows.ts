import type { Key } from 'react';

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
