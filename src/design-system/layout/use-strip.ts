import { type RefObject, useEffect, useRef } from 'react';
import { keepOwnScroll } from './keep-own-scroll';

/** A link says that it is the current one in one way, a tab in another. */
const CURRENT = '[aria-current], [aria-selected=true]';

const scrollToCurrent = (strip: HTMLElement) => {
  const current = strip.querySelector<HTMLElement>(CURRENT);
  if (!current) return;
  // Not scrollIntoView: that one would move the page as well.
  const start = current.getBoundingClientRect().left - strip.getBoundingClientRect().left + strip.scrollLeft;
  strip.scrollLeft = start - (strip.clientWidth - current.clientWidth) / 2;
};

const markHidden = (strip: HTMLElement) => {
  const isMoreToCome = strip.scrollLeft + strip.clientWidth < strip.scrollWidth - 1;
  strip.toggleAttribute('data-more', isMoreToCome);
};

/**
 * For a row of links or tabs that scrolls inside its own box: brings the current one into view, now and whenever it changes, and sets
 * `data-more` while something is hidden at the end.
 */
export function useStrip<T extends HTMLElement>(): RefObject<T | null> {
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
    // Calls for the first time once the browser has laid the strip out; to ask for sizes here would make it do so twice.
    const sizes = new ResizeObserver(follow);
    sizes.observe(strip);
    // A font or a count that arrives late makes the links wider, not the box that they scroll in.
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
