import { describe, expect, it, vi } from 'vitest';
import type { DataTableColumn } from '~/design-system/table/data-table-columns';
import { nextSort, sortRows, sortTable } from '~/design-system/table/sort-table';

interface Row {
  name: string;
  rank: number | null;
}

const rows: Row[] = [
  { name: 'Zoé', rank: 2 },
  { name: 'Élodie', rank: null },
  { name: 'eric', rank: 10 },
  { name: 'Mission 10', rank: 1 },
  { name: 'Mission 9', rank: 1 },
];

const columns: DataTableColumn<Row>[] = [
  { key: 'name', header: 'Nom', cell: ({ name }) => name },
  { key: 'rank', header: 'Rang', cell: ({ rank }) => rank },
  { key: 'actions', header: 'Actions', cell: () => null },
];

const values = { name: (row: Row) => row.name, rank: (row: Row) => row.rank };

const table = (sort: string, lastPage: number | undefined, onSort = vi.fn()) =>
  sortTable({ columns, rows, values, lastPage, sort, onSort });

const names = (sorted: readonly Row[]) => sorted.map(({ name }) => name);

describe('sortRows', () => {
  it('follows the French alphabet, and the value of numbers in texts', () => {
    const sorted = ['Élodie', 'eric', 'Mission 9', 'Mission 10', 'Zoé'];
    expect(names(sortRows(rows, values.name, false))).toEqual(sorted);
    expect(names(sortRows(rows, values.name, true))).toEqual(sorted.reverse());
  });

  it('keeps the order of equals, and what is missing last, in both directions', () => {
    expect(names(sortRows(rows, values.rank, false))).toEqual(['Mission 10', 'Mission 9', 'Zoé', 'eric', 'Élodie']);
    expect(names(sortRows(rows, values.rank, true))).toEqual(['eric', 'Zoé', 'Mission 10', 'Mission 9', 'Élodie']);
  });
});

describe('nextSort', () => {
  it('goes from ascending to descending to the order of the server', () => {
    expect([nextSort('name', ''), nextSort('name', 'name'), nextSort('name', '-name')]).toEqual(['name', '-name', '']);
    expect(nextSort('name', '-rank')).toBe('name');
  });
});

describe('sortTable', () => {
  it('offers to sort what has values, where the whole list is there', () => {
    const onSort = vi.fn();
    const { columns: sortable, rows: sorted } = table('-rank', 1, onSort);
    expect(sortable.map(({ sort }) => sort?.direction)).toEqual([undefined, 'descending', undefined]);
    expect(sortable.map(({ sort }) => sort !== undefined)).toEqual([true, true, false]);
    expect(names(sorted)[0]).toBe('eric');
    sortable[0]?.sort?.onSort();
    expect(onSort).toHaveBeenCalledWith('name');
  });

  it.each([undefined, 0, 2, 40])('leaves one page of several as it is, and unknown pages: %s', (lastPage) => {
    expect(table('name', lastPage)).toEqual({ columns, rows });
  });

  it('sorts by no column that is not there', () => {
    expect(table('actions', 1).rows).toBe(rows);
    expect(table('-constructor', 1).rows).toBe(rows);
  });
});
