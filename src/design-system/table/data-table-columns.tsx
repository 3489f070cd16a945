import { cloneElement, type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { Avatar } from '../badges/avatar';

export interface ColumnSort {
  /** Of the column by which the rows are sorted. */
  direction?: 'ascending' | 'descending' | undefined;
  onSort: () => void;
}

export interface DataTableColumn<TRow> {
  key: string;
  header: string;
  /** Replaces the heading: the box that selects all rows. */
  control?: ReactNode;
  /** Makes the heading a button; only where all rows are there. */
  sort?: ColumnSort;
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

/** An empty link to fill with the name: `<Link to="/faq" />`. */
export type NameLink = ReactElement<{ children?: ReactNode; title?: string; 'data-cut'?: ''; 'data-name'?: '' }>;

export interface CutTextProps {
  /** Cut where the column ends; whole on cards and in the tooltip. */
  children: string;
  /** Bold, for a name or a title. */
  isName?: boolean;
  /** Cut after the second line, for long titles. */
  isTwoLined?: boolean;
  link?: NameLink | undefined;
}

export function CutText({ children, isName = false, isTwoLined = false, link }: CutTextProps) {
  if (link) return cloneElement(link, { title: children, 'data-cut': '', 'data-name': '' }, <bdi>{children}</bdi>);
  return (
    <span data-cut={isTwoLined ? 'two' : ''} data-name={isName ? '' : undefined} title={children}>
      <bdi>{children}</bdi>
    </span>
  );
}

export interface LinesCellProps {
  title: string;
  detail?: string;
  /** After the text, below it on cards; never cut. */
  end?: string;
  isName?: boolean;
  /** Lets a long title take two lines. */
  isTwoLined?: boolean;
  link?: NameLink | undefined;
}

/** Two lines in one cell. */
export function LinesCell({ title, detail, end, isName, isTwoLined, link }: LinesCellProps) {
  return (
    <>
      <CutText isName={isName} isTwoLined={isTwoLined} link={link}>
        {title}
      </CutText>
      {detail !== undefined && (
        <span data-sub="">
          <CutText>{detail}</CutText>
          {end !== undefined && (
            <span data-end="">
              <span> · </span>
              <span>{end}</span>
            </span>
          )}
        </span>
      )}
    </>
  );
}

export interface PersonCellProps {
  name: string;
  detail?: string;
  end?: string;
  link?: NameLink | undefined;
}

/** Initial, name and a second line. */
export function PersonCell({ name, detail, end, link }: PersonCellProps) {
  return (
    <span data-person="">
      <Avatar name={name} />
      <span style={{ minWidth: 0 }}>
        <LinesCell title={name} detail={detail} end={end} isName link={link} />
      </span>
    </span>
  );
}

export interface ActionsCellProps {
  /** Each label names its row. */
  children: ReactNode;
}

export function ActionsCell({ children }: ActionsCellProps) {
  return <span data-actions="">{children}</span>;
}

export interface RowCheckboxProps {
  /** « Choisir Camille »; visible on cards. */
  label: string;
  isChecked: boolean;
  isMixed?: boolean;
  isDisabled?: boolean;
  onChange: (isChecked: boolean) => void;
}

/** Selects a row, or all in a column’s `control`. */
export function RowCheckbox({ label, isChecked, isMixed = false, isDisabled = false, onChange }: RowCheckboxProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // HTML has no attribute for it.
    if (input.current) input.current.indeterminate = isMixed;
  });
  return (
    <label data-choice="">
      <input
        ref={input}
        type="checkbox"
        checked={isChecked}
        disabled={isDisabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>{label}</span>
    </label>
  );
}
