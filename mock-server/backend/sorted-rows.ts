export interface Row {
  id: number | string;
  created_at: string;
}

export const compareRows = (a: Row, b: Row): number => {
  if (a.created_at !== b.created_at) return a.created_at < b.created_at ? -1 : 1;
  if (a.id === b.id) return 0;
  return a.id < b.id ? -1 : 1;
};

/** Rows kept oldest first, so that a new one is appended; lists read from the end, newest first. */
export class SortedRows<TRow extends Row> {
  readonly rows: TRow[] = [];

  insert(row: TRow): void {
    this.rows.splice(this.#place(row), 0, row);
  }

  remove(row: TRow): void {
    const place = this.#place(row);
    const found = this.rows[place];
    if (found !== undefined && compareRows(found, row) === 0) this.rows.splice(place, 1);
  }

  #place(row: TRow): number {
    const last = this.rows.at(-1);
    if (last === undefined || compareRows(last, row) < 0) return this.rows.length;
    let low = 0;
    let high = this.rows.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const candidate = this.rows[middle];
      if (candidate !== undefined && compareRows(candidate, row) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
