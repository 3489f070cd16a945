import { type RefObject, useEffect, useRef } from 'react';

/** Keeps the router from restoring a box's scroll: it looks boxes up by this attribute, and never finds this value. */
export const keepOwnScroll = (box: Element): void => box.setAttribute('data-scroll-restoration-id', '"');

/** Calls back with the first layout and whenever one of these changes its size. @returns the function that stops it */
export const observeSizes = (elements: Iterable<Element>, onChange: () => void): (() => void) => {
  const sizes = new ResizeObserver((entries) => {
    // WebKit may call before layout: laying out in here would be an error, and it calls again.
    if (entries.some(({ contentRect }) => contentRect.width > 0)) onChange();
  });
  for (const element of elements) sizes.observe(element);
  return () => sizes.disconnect();
};

/** Links use `aria-current`, tabs `aria-selected`. */
const CURRENT = '[aria-current], [aria-selected=true]';

const scrollToCurrent = (row: HTMLElement) => {
  const current = row.querySelector<HTMLElement>(CURRENT);
  if (!current) return;
  // `scrollIntoView` would scroll the page as well.
  const start = current.getBoundingClientRect().left - row.getBoundingClientRect().left + row.scrollLeft;
  row.scrollLeft = start - (row.clientWidth - current.clientWidth) / 2;
};

const markHidden = (row: HTMLElement) => {
  const isMoreToCome = row.scrollLeft + row.clientWidth < row.scrollWidth - 1;
  row.toggleAttribute('data-more', isMoreToCome);
};

/** Scrolls the current item of a row into view, and sets `data-more` while items are hidden at its end. */
export function useScrollingRow<T extends HTMLElement>(): RefObject<T | null> {
  const ref = useRef<T>(null);
  useEffect(() => {
    const row = ref.current;
    if (!row) return undefined;
    keepOwnScroll(row);
    const mark = () => markHidden(row);
    const follow = () => {
      scrollToCurrent(row);
      mark();
    };
    const changes = new MutationObserver(follow);
    changes.observe(row, { subtree: true, attributes: true, attributeFilter: ['aria-current', 'aria-selected'] });
    // Reading sizes here would force a layout. A late font or count widens the links, not their box.
    const stop = observeSizes([row, ...row.querySelectorAll('a, button')], follow);
    row.addEventListener('scroll', mark, { passive: true });
    return () => {
      changes.disconnect();
      stop();
      row.removeEventListener('scroll', mark);
    };
  }, []);
  return ref;
}
