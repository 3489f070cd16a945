import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * For a button that goes away with what it acts on (« Réessayer », « Effacer les filtres »): the focus of whoever pressed it moves
 * on to the window that it stood in, else to the page's heading, rather than to nothing. Give the result to what goes away as `ref`.
 */
export function useFocusHandOver<TElement extends HTMLElement>(): RefObject<TElement | null> {
  const leaving = useRef<TElement>(null);
  useLayoutEffect(() => {
    const element = leaving.current;
    // Runs while the element is still in the document.
    return () => {
      if (!element?.contains(document.activeElement)) return;
      const next = element.closest<HTMLElement>('[role=dialog]') ?? document.querySelector('h1');
      next?.focus({ preventScroll: true });
    };
  }, []);
  return leaving;
}
