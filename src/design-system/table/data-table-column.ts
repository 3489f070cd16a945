import type { ReactNode } from 'react';

export interface DataTableColumn<TRow> {
  /** The column's name in code; no two share one. */
  key: string;
  /** The column's heading. */
  header: string;
  /** Stands in the heading's place: the box that chooses all rows. */
  control?: ReactNode;
  /** What a row shows in this column. */
  cell: (row: TRow) => ReactNode;
  /** Amounts, dates of the administration and actions stand at the end. */
  align?: 'start' | 'end';
  /** The dashed rule stands left of this column: the commission. */
  isStub?: boolean;
  /** Any CSS width; the columns without one share the rest. */
  width?: string;
  /** The name of the cell's place in `compact` and in `cards`. */
  area?: string;
  /** Compact, the cell stands on a second line, smaller: `indented` below a person's name, beside the initial. */
  secondLine?: 'plain' | 'indented';
  /**
   * As cards: `lead` is the larger first line, `detail` is quieter, `end` stands at the right, `rule` and `rule-end` (at the
   * right) stand below the dashed rule.
   */
  card?: 'lead' | 'detail' | 'end' | 'rule' | 'rule-end';
  /** As cards, the heading stands before the cell; always so in a table without `cards`. */
  isLabelled?: boolean;
}
