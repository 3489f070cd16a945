import type { SortableTable } from '~/design-system/table/sort-table';
import { lazyModule } from '~/lib/browser/lazy-module';

const sorting = lazyModule(() => import('~/design-system/table/sort-table'));

/** Columns and rows of a table, sortable once the whole list is on its page; the code of it comes then. */
export const useSortedTable = <TRow>(table: SortableTable<TRow>) => {
  const isWhole = table.lastPage === 1 && table.rows.length > 1;
  const module = sorting.useModule(isWhole ? 'sort' : null);
  return module && isWhole ? module.sortTable(table) : { columns: table.columns, rows: table.rows };
};
