import type { ReactNode } from 'react';

export interface DataTableColumn<TRow> {
  key: string;
  header: string;
  /** Replaces the heading: the box that selects all rows. */
  control?: ReactNode;
  cell: (row: TRow) => ReactNode;
  /** For amounts, dates and actions. */
  align?: 'start' | 'end';
  /** A dashed rule on the left: the commission. */
  isStub?: boolean;
  /** Any CSS width; other columns share the rest. */
  width?: string;
  /** Grid area in `compact` and `cards`. */
  area?: string;
  /** On a second, smaller line; `indented` beside the initial. */
  secondLine?: 'plain' | 'indented';
  /** On cards: `lead` larger, `detail` quieter, `end` right, `rule` and `rule-end` below the dashed rule. */
  card?: 'lead' | 'detail' | 'end' | 'rule' | 'rule-end';
  /** On cards, shows the heading before the cell; always without `cards`. */
  isLabelled?: boolean;
}
