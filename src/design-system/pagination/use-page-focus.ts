import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * At the first and the last page a step goes dead under the focus of whoever just pressed it. The focus then moves on to
 * the number of the current page, rather than to the top of the document.
 */
export function usePageFocus(currentPage: number): RefObject<HTMLElement | null> {
  const nav = useRef<HTMLElement>(null);
  const wasPressed = useRef(false);

  useLayoutEffect(() => {
    const row = nav.current;
    const remember = (event: MouseEvent) => {
      wasPressed.current = event.target instanceof Element && event.target.closest('[data-step]') !== null;
    };
    row?.addEventListener('click', remember);
    return () => row?.removeEventListener('click', remember);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: what went dead is read from the document after the page has changed.
  useLayoutEffect(() => {
    const active = document.activeElement;
    const isLost = active === null || active === document.body || active.matches(':disabled');
    if (wasPressed.current && isLost) {
      nav.current?.querySelector<HTMLElement>('[aria-current]')?.focus({ preventScroll: true });
    }
    wasPressed.current = false;
  }, [currentPage]);

  return nav;
}
