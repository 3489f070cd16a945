import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { mainHeading } from '~/lib/browser/main-heading';

/** Without leaving rows (`data-table-body.tsx`). */
const ROWS = 'tbody > tr:not([inert])';
const ACTIONS = 'button:not(:disabled), a[href]:not([data-name])';

/** When a focused button or row disappears, focuses the same row or its successor. Pass as `ref` of `DataTable`. */
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

  // Removal under the focus fires no event.
  useLayoutEffect(() => {
    const lost = last.current;
    if (!lost || lost.element.isConnected || document.activeElement !== document.body) return;
    const rows = table.current?.querySelectorAll(ROWS);
    const row = rows?.[Math.min(lost.row, rows.length - 1)];
    const next = row?.querySelector<HTMLElement>(ACTIONS) ?? mainHeading();
    next?.focus({ preventScroll: next.tagName === 'H1' });
  });

  return table;
}
