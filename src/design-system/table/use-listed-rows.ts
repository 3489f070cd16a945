import { type Key, useState } from 'react';
import { type ListedRow, nextListedRows, stillRows } from './listed-rows';

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
