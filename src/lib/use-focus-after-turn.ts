import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * After a turn of the page by the paginator the focus goes to the list's region, above its first row: on a number at the foot
 * of the list the next Tab would lead away from what has just come.
 */
export const useFocusAfterTurn = (page: number): RefObject<HTMLElement | null> => {
  const region = useRef<HTMLElement>(null);
  const formerPage = useRef(page);
  useLayoutEffect(() => {
    if (formerPage.current === page) return;
    formerPage.current = page;
    const active = document.activeElement;
    if (!active?.closest('nav') || !region.current?.contains(active)) return;
    region.current.focus({ preventScroll: true });
  }, [page]);
  return region;
};
