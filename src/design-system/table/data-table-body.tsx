import { type Key, type ReactNode, useDeferredValue, useMemo } from 'react';
import { Repeat, TextSkeleton } from '../feedback/skeleton';
import { useMotion } from '../motion/use-motion';
import { baseTransition } from '../tokens';
import type { DataTableColumn } from './data-table-columns';
import { useListedRows } from './use-listed-rows';

/** Explicit ARIA roles: as cards, elements with `display: grid` lose the table’s. */
export const tableRoles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  heading: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const;

const SKELETON_ROWS = 15;

/** A share of the last cell's width would be nothing: it is as wide as its text. */
const barWidth = <TRow,>({ card, width }: DataTableColumn<TRow>) => {
  if (card?.endsWith('end')) return '3.5rem';
  return width ? '60%' : '80%';
};

interface CellProps<TRow> {
  column: DataTableColumn<TRow>;
  hasCards: boolean;
  children: ReactNode;
}

function Cell<TRow>({ column, hasCards, children }: CellProps<TRow>) {
  const isLabelled = column.isLabelled ?? !hasCards;
  return (
    <td
      {...tableRoles.cell}
      data-align={column.align}
      data-stub={column.isStub ? '' : undefined}
      data-card={column.card}
      data-second={column.secondLine}
      data-label={isLabelled ? column.header : undefined}
      style={{ gridArea: column.area }}
    >
      {children}
    </td>
  );
}

interface DataTableBodyProps<TRow> {
  columns: readonly DataTableColumn<TRow>[];
  rows: readonly TRow[];
  rowKey: (row: TRow) => Key;
  isLoading: boolean;
  hasCards: boolean;
  skeletonRows?: number;
}

/** The rows, or skeletons while loading. */
export function DataTableBody<TRow>({
  columns,
  rows,
  rowKey,
  isLoading,
  hasCards,
  skeletonRows = SKELETON_ROWS,
}: DataTableBodyProps<TRow>) {
  if (isLoading) {
    return (
      <tbody aria-hidden="true">
        <Repeat times={skeletonRows}>
          <tr>
            {columns.map((column) => (
              <Cell key={column.key} column={column} hasCards={hasCards}>
                <TextSkeleton isSilent width={barWidth(column)} />
              </Cell>
            ))}
          </tr>
        </Repeat>
      </tbody>
    );
  }
  return (
    <tbody {...tableRoles.group}>
      <Rows columns={columns} rows={rows} rowKey={rowKey} hasCards={hasCards} />
    </tbody>
  );
}

type RowsProps<TRow> = Omit<DataTableBodyProps<TRow>, 'isLoading' | 'skeletonRows'>;

function Rows<TRow>({ columns, rows, rowKey, hasCards }: RowsProps<TRow>) {
  // Deferred: the rows are drawn again when the animations have come, in slices.
  const hasMotion = useDeferredValue(useMotion() !== null);
  return useMemo(
    () => <ListedRows columns={columns} rows={rows} rowKey={rowKey} hasCards={hasCards} hasMotion={hasMotion} />,
    [columns, rows, rowKey, hasCards, hasMotion],
  );
}

/** Rows that come and go fade (decision 12). */
function ListedRows<TRow>({ columns, rows, rowKey, hasCards, hasMotion }: RowsProps<TRow> & { hasMotion: boolean }) {
  const { listed, forget } = useListedRows(rows, rowKey, hasMotion);
  return listed.map(({ key, row, state }) => {
    const cells = columns.map((column) => (
      <Cell key={column.key} column={column} hasCards={hasCards}>
        {column.cell(row)}
      </Cell>
    ));
    if (state === 'still') {
      return (
        <tr key={key} {...tableRoles.row}>
          {cells}
        </tr>
      );
    }
    // A leaving row is another element: focus moves on.
    const isGoing = state === 'going';
    return (
      <MovingRow key={isGoing ? `${key}, gone` : key} isGoing={isGoing} onGone={() => forget(key)}>
        {cells}
      </MovingRow>
    );
  });
}

interface MovingRowProps {
  /** Draws a leaving row, inert and hidden from screen readers. */
  isGoing: boolean;
  onGone: () => void;
  children: ReactNode;
}

const hidden = { opacity: 0 };
const shown = { opacity: 1 };

/** A table row that fades in and out. */
function MovingRow({ isGoing, onGone, children }: MovingRowProps) {
  const motion = useMotion({ load: 'manual' });
  if (!motion) return isGoing ? null : <tr {...tableRoles.row}>{children}</tr>;
  const { MotionScope, m } = motion;
  if (!isGoing) {
    return (
      <MotionScope>
        <m.tr {...tableRoles.row} initial={hidden} animate={shown} transition={baseTransition}>
          {children}
        </m.tr>
      </MotionScope>
    );
  }
  return (
    <MotionScope>
      <m.tr
        inert
        aria-hidden="true"
        initial={shown}
        animate={hidden}
        transition={baseTransition}
        onAnimationComplete={onGone}
      >
        {children}
      </m.tr>
    </MotionScope>
  );
}
