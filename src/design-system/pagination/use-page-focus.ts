import { type RefObject, useLayoutEffect, useRef } from 'react';

/** At the first and last page the pressed step becomes disabled: moves the focus to the current number. */
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: reads the document after a page change
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
