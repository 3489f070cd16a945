import { type RefObject, useLayoutEffect, useRef } from 'react';
import { mainHeading } from '~/lib/main-heading';

/**
 * For a button that goes away with what it acts on (« Réessayer », « Effacer les filtres »): the focus of whoever pressed it moves
 * on to the window that it stood in, else to the page's heading, rather than to nothing. Give the result to what goes away as `ref`; what
 * holds the heading itself hands over to that of what takes its place.
 */
export function useFocusHandOver<TElement extends HTMLElement>(): RefObject<TElement | null> {
  const leaving = useRef<TElement>(null);
  useLayoutEffect(() => {
    const element = leaving.current;
    // Runs while the element is still in the document.
    return () => {
      if (!element?.contains(document.activeElement)) return;
      const next = element.closest<HTMLElement>('[role=dialog]') ?? mainHeading();
      if (!element.contains(next)) next?.focus({ preventScroll: true });
      else queueMicrotask(() => mainHeading()?.focus({ preventScroll: true }));
    };
  }, []);
  return leaving;
}
