import { type RefObject, useEffect, useRef } from 'react';

/** Keeps the router from restoring a box's scroll: it looks boxes up by this attribute, and never finds this value. */
export const keepOwnScroll = (box: Element): void => box.setAttribute('data-scroll-restoration-id', '"');

/** Links use `aria-current`, tabs `aria-selected`. */
const CURRENT = '[aria-current], [aria-selected=true]';

const scrollToCurrent = (strip: HTMLElement) => {
  const current = strip.querySelector<HTMLElement>(CURRENT);
  if (!current) return;
  // `scrollIntoView` would scroll the page as well.
  const start = current.getBoundingClientRect().left - strip.getBoundingClientRect().left + strip.scrollLeft;
  strip.scrollLeft = start - (strip.clientWidth - current.clientWidth) / 2;
};

const markHidden = (strip: HTMLElement) => {
  const isMoreToCome = strip.scrollLeft + strip.clientWidth < strip.scrollWidth - 1;
  strip.toggleAttribute('data-more', isMoreToCome);
};

/** Scrolls the current item of a row into view, and sets `data-more` while items are hidden at its end. */
export function useScrollingRow<T extends HTMLElement>(): RefObject<T | null> {
  const ref = useRef<T>(null);
  useEffect(() => {
    const strip = ref.current;
    if (!strip) return undefined;
    keepOwnScroll(strip);
    const mark = () => markHidden(strip);
    const follow = () => {
      scrollToCurrent(strip);
      mark();
    };
    const changes = new MutationObserver(follow);
    changes.observe(strip, { subtree: true, attributes: true, attributeFilter: ['aria-current', 'aria-selected'] });
    // First called after layout: reading sizes here would force a second one.
    const sizes = new ResizeObserver(follow);
    sizes.observe(strip);
    // A late font or count widens the links, not their box.
    for (const link of strip.querySelectorAll('a, button')) sizes.observe(link);
    strip.addEventListener('scroll', mark, { passive: true });
    return () => {
      changes.disconnect();
      sizes.disconnect();
      strip.removeEventListener('scroll', mark);
    };
  }, []);
  return ref;
}
