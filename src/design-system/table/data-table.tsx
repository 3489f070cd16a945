import { chakra } from '@chakra-ui/react';
import { type CSSProperties, type Key, type ReactNode, type Ref, useDeferredValue } from 'react';
import { LOADING, NO_RESULT } from '~/content/shared-texts';
import { Panel } from '../cards/panel';
import { ErrorState } from '../feedback/error-state';
import { UnreadableRows } from '../feedback/unreadable-rows';
import { dataTableRecipe } from './data-table.recipe';
import { DataTableBody, tableRoles } from './data-table-body';
import type { DataTableColumn } from './data-table-columns';

const Table = chakra('table', dataTableRecipe);

export interface DataTableProps<TRow> {
  /** For screen readers only. */
  caption: string;
  columns: readonly DataTableColumn<TRow>[];
  rows: readonly TRow[];
  /** A stable key keeps the focus on a moving row. */
  rowKey: (row: TRow) => Key;
  /** Rows that failed to parse. */
  unreadable?: number | undefined;
  /** Dims the rows while the next ones load. */
  isBusy?: boolean;
  isLoading?: boolean;
  /** An `EmptyState`. */
  empty: ReactNode;
  /** `true` for « Chargement impossible » and « Réessayer », or an error state of your own. */
  error?: ReactNode;
  onRetry?: () => void;
  /** 42 px (two lines each), 44, 52. */
  size?: 'sm' | 'md' | 'lg';
  /** `grid-template` of two lines, from 48rem to 80rem. Columns with a `secondLine` show no heading. */
  compact?: string;
  /** `grid-template` below 48rem; without it cells stack. */
  cards?: string;
  /** Number of skeleton rows. @default 15 */
  skeletonRows?: number;
  ref?: Ref<HTMLTableElement>;
}

interface TableStyle extends CSSProperties {
  '--compact': string | undefined;
  '--cards': string | undefined;
}

/** A table from 48rem on, cards below; or the error, the skeletons, the empty state. */
export function DataTable<TRow>(props: DataTableProps<TRow>) {
  const isWithoutRows = props.rows.length === 0 && !props.error;
  const isAwaiting = isWithoutRows && (props.isLoading === true || props.isBusy === true);
  // Deferred, the first rows are drawn in slices: in one go they hold up a slow phone for 0.2 s.
  const isDrawn = useDeferredValue(!isAwaiting);
  const isLoading = isAwaiting || !isDrawn;
  return (
    <>
      <Content {...props} isLoading={isLoading} />
      <UnreadableRows count={props.unreadable} />
      {/* A live region must exist before its text. */}
      <chakra.p role="status" srOnly>
        {isWithoutRows && (isLoading ? LOADING : NO_RESULT)}
      </chakra.p>
    </>
  );
}

function Content<TRow>(props: DataTableProps<TRow> & { isLoading: boolean }) {
  const { caption, columns, rows, isBusy = false, isLoading, empty, error, onRetry, compact, cards } = props;
  if (error) {
    return <Panel>{error === true ? <ErrorState onRetry={onRetry} /> : error}</Panel>;
  }
  if (rows.length === 0 && !isLoading) return <Panel>{empty}</Panel>;
  const style: TableStyle = { '--compact': compact, '--cards': cards };
  return (
    <Panel isFramed>
      <Table
        {...tableRoles.table}
        ref={props.ref}
        size={props.size}
        isCompact={compact !== undefined}
        hasCards={cards !== undefined}
        style={style}
        aria-busy={isBusy || isLoading}
      >
        <chakra.caption srOnly>{caption}</chakra.caption>
        <colgroup>
          {columns.map((column) => (
            <col key={column.key} style={{ width: column.width }} />
          ))}
        </colgroup>
        <thead {...tableRoles.group}>
          <tr {...tableRoles.row}>
            {columns.map((column) => (
              <th
                key={column.key}
                {...tableRoles.heading}
                scope="col"
                data-align={column.align}
                data-stub={column.isStub ? '' : undefined}
                data-second={column.secondLine}
                data-control={column.control ? '' : undefined}
                aria-sort={column.sort && (column.sort.direction ?? 'none')}
                style={{ gridArea: column.area }}
              >
                {column.control ?? <Heading header={column.header} sort={column.sort} />}
              </th>
            ))}
          </tr>
        </thead>
        <DataTableBody
          columns={columns}
          rows={rows}
          rowKey={props.rowKey}
          isLoading={isLoading}
          hasCards={!!cards}
          skeletonRows={props.skeletonRows}
        />
      </Table>
    </Panel>
  );
}

function Heading<TRow>({ header, sort }: Pick<DataTableColumn<TRow>, 'header' | 'sort'>) {
  // A text of its own: a browser that translates would otherwise hold it back from the button.
  if (!sort) return <span>{header}</span>;
  return (
    <button type="button" data-sort={sort.direction ?? ''} onClick={sort.onSort}>
      {header}
    </button>
  );
}
