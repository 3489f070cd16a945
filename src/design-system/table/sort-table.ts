import { LOCALE } from '~/lib/format/formats';
import type { DataTableColumn } from './data-table-columns';

type SortValue = string | number | null | undefined;

/** What a column sorts by, for those that can be sorted; a number for dates. */
export type SortValues<TRow> = Readonly<Record<string, (row: TRow) => SortValue>>;

/** Sorted by a column in the French order; rows without a value stay last in both directions. */
export const sortRows = <TRow>(
  rows: readonly TRow[],
  readValue: (row: TRow) => SortValue,
  isDescending: boolean,
): readonly TRow[] => {
  const { compare } = new Intl.Collator(LOCALE, { numeric: true });
  const sign = isDescending ? -1 : 1;
  return [...rows].sort((one, other) => {
    const [first, second] = [readValue(one), readValue(other)];
    if (first == null || second == null) return Number(first == null) - Number(second == null);
    if (typeof first === 'number' && typeof second === 'number') return sign * (first - second);
    return sign * compare(String(first), String(second));
  });
};

/** A press on a heading: ascending, descending, then as the server sends the rows. */
export const nextSort = (key: string, sort: string): string => {
  if (sort === key) return `-${key}`;
  return sort === `-${key}` ? '' : key;
};

export interface SortableTable<TRow> {
  columns: readonly DataTableColumn<TRow>[];
  rows: readonly TRow[];
  values: SortValues<TRow>;
  /** Known pages; with several, one page alone would be sorted. */
  lastPage: number | undefined;
  sort: string;
  onSort: (sort: string) => void;
}

/** Columns and rows of a table that can be sorted, if the whole list is on its page. */
export const sortTable = <TRow>({ columns, rows, values, lastPage, sort, onSort }: SortableTable<TRow>) => {
  if (lastPage !== 1 || rows.length < 2) return { columns, rows };
  const isDescending = sort.startsWith('-');
  const sorted = isDescending ? sort.slice(1) : sort;
  const direction = isDescending ? ('descending' as const) : ('ascending' as const);
  const readValue = Object.hasOwn(values, sorted) ? values[sorted] : undefined;
  return {
    columns: columns.map((column) =>
      Object.hasOwn(values, column.key)
        ? {
            ...column,
            sort: {
              direction: column.key === sorted ? direction : undefined,
              onSort: () => onSort(nextSort(column.key, sort)),
            },
          }
        : column,
    ),
    rows: readValue ? sortRows(rows, readValue, isDescending) : rows,
  };
};
