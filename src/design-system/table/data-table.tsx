import { chakra } from '@chakra-ui/react';
import type { CSSProperties, Key, ReactNode, Ref } from 'react';
import { LOADING, NO_RESULT } from '~/content/loading-texts';
import { Panel } from '../cards/panel';
import { ErrorState } from '../feedback/error-state';
import { UnreadableRows } from '../feedback/unreadable-rows';
import { dataTableRecipe } from './data-table.recipe';
import { DataTableBody } from './data-table-body';
import type { DataTableColumn } from './data-table-column';
import { tableRoles } from './table-roles';

const Table = chakra('table', dataTableRecipe);

export interface DataTableProps<TRow> {
  /** What the table holds; spoken, not shown. */
  caption: string;
  /** The columns, in the order of the specification. */
  columns: readonly DataTableColumn<TRow>[];
  /** The rows of the current page. */
  rows: readonly TRow[];
  /** What tells one row from another, so that a row that moves keeps its focus. */
  rowKey: (row: TRow) => Key;
  /** How many rows of this page could not be read and are left out. */
  unreadable?: number | undefined;
  /** The former rows stay, dimmed, while the next ones are on their way. */
  isBusy?: boolean;
  /** The first rows are on their way. */
  isLoading?: boolean;
  /** What stands in the table's place when there is no row: an `EmptyState`. */
  empty: ReactNode;
  /** `true` for « Chargement impossible » and « Réessayer », or an error state of your own. Goes before the rows. */
  error?: ReactNode;
  /** « Réessayer » was pressed. */
  onRetry?: () => void;
  /** Height of the rows: 42 (two lines each), 44, 52 px. */
  size?: 'sm' | 'md' | 'lg';
  /**
   * From 48rem to 80rem, where the columns' areas stand: a CSS `grid-template` of two lines, for columns that need more width side by
   * side. Those with a `secondLine` have no heading of their own to see.
   */
  compact?: string;
  /** As cards, below 48rem, where the columns' areas stand. Without it the cells stand one below the other. */
  cards?: string;
  /**
   * How many rows a page has, as a rule: as many bars stand for the first ones.
   * @default 15
   */
  waitingRows?: number;
  ref?: Ref<HTMLTableElement>;
}

interface TableStyle extends CSSProperties {
  '--compact': string | undefined;
  '--cards': string | undefined;
}

/**
 * The rows of one page: a table from 48rem on, cards below. In its place stand, in this order: the error, the wait for the first
 * rows, the empty state.
 */
export function DataTable<TRow>(props: DataTableProps<TRow>) {
  const isWithoutRows = props.rows.length === 0 && !props.error;
  const isWaiting = isWithoutRows && (props.isLoading === true || props.isBusy === true);
  return (
    <>
      <Content {...props} isWaiting={isWaiting} />
      <UnreadableRows count={props.unreadable} />
      {/* Always there: what comes along with its own region is not read out everywhere. */}
      <chakra.p role="status" srOnly>
        {isWithoutRows && (isWaiting ? LOADING : NO_RESULT)}
      </chakra.p>
    </>
  );
}

function Content<TRow>(props: DataTableProps<TRow> & { isWaiting: boolean }) {
  const { caption, columns, rows, isBusy = false, isWaiting, empty, error, onRetry, compact, cards } = props;
  if (error) {
    return <Panel>{error === true ? <ErrorState onRetry={onRetry} /> : error}</Panel>;
  }
  if (rows.length === 0 && !isWaiting) return <Panel>{empty}</Panel>;
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
        aria-busy={isBusy || isWaiting}
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
                style={{ gridArea: column.area }}
              >
                {column.control ?? column.header}
              </th>
            ))}
          </tr>
        </thead>
        <DataTableBody
          columns={columns}
          rows={rows}
          rowKey={props.rowKey}
          isWaiting={isWaiting}
          hasCards={!!cards}
          waitingRows={props.waitingRows}
        />
      </Table>
    </Panel>
  );
}
