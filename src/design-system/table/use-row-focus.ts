import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { mainHeading } from '~/lib/browser/main-heading';

/** Without the pictures of those that have gone (`moving-row.tsx`). */
const ROWS = 'tbody > tr:not([inert])';
const FOCUSABLE = 'button:not(:disabled), a[href]';

/**
 * The focus of whoever works through a table by keyboard: when the button under it goes (the row was validated) or its whole row
 * (it was deleted, or left the filter), the focus moves on to the same row, or to the one that took its place.
 * Give the result to `DataTable` as `ref`.
 */
export function useRowFocus(): RefObject<HTMLTableElement | null> {
  const table = useRef<HTMLTableElement>(null);
  const last = useRef<{ element: Element; row: number } | null>(null);

  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || target.closest('[role=dialog], [role=alertdialog]')) return;
      const row = table.current?.contains(target) ? target.closest(ROWS) : null;
      const rows = [...(table.current?.querySelectorAll(ROWS) ?? [])];
      last.current = row ? { element: target, row: rows.indexOf(row) } : null;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);

  // After every change of the screen: nothing tells of an element that goes away under the focus.
  useLayoutEffect(() => {
    const lost = last.current;
    if (!lost || lost.element.isConnected || document.activeElement !== document.body) return;
    const rows = table.current?.querySelectorAll(ROWS);
    const row = rows?.[Math.min(lost.row, rows.length - 1)];
    const next = row?.querySelector<HTMLElement>(FOCUSABLE) ?? mainHeading();
    next?.focus({ preventScroll: next.tagName === 'H1' });
  });

  return table;
}
