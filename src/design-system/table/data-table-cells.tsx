import { type ReactNode, useEffect, useRef } from 'react';
import { Avatar } from '../badges/avatar';

export interface CutTextProps {
  /** The text; cut by an ellipsis where the column ends, whole on cards and in the tooltip. */
  children: string;
  /** The name of a person or the title of an offer weighs more than the rest of the row. */
  isName?: boolean;
}

/** A text of unknown length in a cell of `DataTable`. */
export function CutText({ children, isName = false }: CutTextProps) {
  return (
    <span data-cut="" data-name={isName ? '' : undefined} title={children}>
      {children}
    </span>
  );
}

export interface LinesCellProps {
  /** The first line, cut where the column ends. */
  title: string;
  /** The second line, smaller. */
  detail?: string;
  /** What stands after it, on a phone's card below it, and is never cut. */
  end?: string;
  /** Whether the first line is a name. */
  isName?: boolean;
}

/** Two facts in one cell of `DataTable`, one above the other. */
export function LinesCell({ title, detail, end, isName }: LinesCellProps) {
  return (
    <>
      <CutText isName={isName}>{title}</CutText>
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
  /** The person's name, whose initial stands before it. */
  name: string;
  /** An address or another detail, on a second line. */
  detail?: string;
  /** A short fact after it, never cut. */
  end?: string;
}

/** A person in a cell of `DataTable`: initial, name, and a second line. */
export function PersonCell({ name, detail, end }: PersonCellProps) {
  return (
    <span data-person="">
      <Avatar name={name} />
      <span style={{ minWidth: 0 }}>
        <LinesCell title={name} detail={detail} end={end} isName />
      </span>
    </span>
  );
}

export interface ActionsCellProps {
  /** Small buttons; each says in its label what it acts on. */
  children: ReactNode;
}

/** The actions of a row of `DataTable`, at its end. */
export function ActionsCell({ children }: ActionsCellProps) {
  return <span data-actions="">{children}</span>;
}

export interface RowCheckboxProps {
  /** What it chooses: « Choisir Camille »; on a card's head the words are shown. */
  label: string;
  isChecked: boolean;
  /** Some of the rows that it stands for are chosen. */
  isMixed?: boolean;
  isDisabled?: boolean;
  onChange: (isChecked: boolean) => void;
}

/** Chooses a row of `DataTable`, or all of them in a column's `control`. */
export function RowCheckbox({ label, isChecked, isMixed = false, isDisabled = false, onChange }: RowCheckboxProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // No attribute of HTML says it.
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
