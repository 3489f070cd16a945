import { type RefObject, useLayoutEffect, useRef } from 'react';
import { mainHeading } from '~/lib/browser/main-heading';

/** For a button that disappears with its press: moves the focus to its dialog, or to the page's heading. */
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
