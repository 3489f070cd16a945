import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { keepOwnScroll } from '../tabs/use-scrolling-row';

/** A page that was asked for by its number; a new object for each time. */
export interface Jump {
  page: number;
}

interface Stretch {
  from: number;
  to: number;
}

/** Numbers drawn beyond each edge of the view, so that a flick does not meet an empty row. */
const MARGIN = 16;
/** The stretch moves by this many numbers at a time: not every scrolled pixel is worth a render. */
const STEP = 8;
/** A server that promises billions of pages makes a row wider than a browser can measure: no more numbers than fit a wide screen. */
const VISIBLE_AT_MOST = 200;

const linkOf = (box: HTMLElement | null, page: number) =>
  box?.querySelector<HTMLElement>(`[data-page="${page}"]`)?.firstElementChild;

interface PageStripOptions {
  currentPage: number;
  lastPage: number;
  focused: number | undefined;
  jump: Jump | undefined;
}

interface PageStripState {
  box: RefObject<HTMLDivElement | null>;
  stretch: Stretch;
  /** Scrolls just far enough to show a page. */
  reveal: (page: number) => void;
}

/** Which numbers of a very long row are near the view, and what keeps the right ones there. */
export function useVirtualPages({ currentPage, lastPage, focused, jump }: PageStripOptions): PageStripState {
  const box = useRef<HTMLDivElement>(null);
  const [stretch, setStretch] = useState<Stretch>({ from: currentPage - MARGIN, to: currentPage + MARGIN });

  /** The page in the middle of the view, in fractions, and the shape in which it was there: it stays when numbers or row change width. */
  const place = useRef({ middle: currentPage, stride: 0, width: 0 });

  const strideOf = (row: HTMLElement) => row.scrollWidth / lastPage || 1;

  const follow = () => {
    const row = box.current;
    if (!row) return;
    const stride = strideOf(row);
    const width = row.clientWidth;
    // A scroll is told after the fact: in another shape its offset no longer says which page was in the middle.
    const isInShape = place.current.stride === stride && place.current.width === width;
    const middle = isInShape ? (row.scrollLeft + width / 2) / stride + 0.5 : place.current.middle;
    if (!isInShape) row.scrollLeft = stride * (middle - 0.5) - width / 2;
    place.current = { middle, stride, width };
    const from = Math.floor(row.scrollLeft / stride / STEP) * STEP - MARGIN;
    const visible = Math.min(Math.ceil(width / stride), VISIBLE_AT_MOST);
    const to = from + visible + STEP + 2 * MARGIN;
    setStretch((known) => (known.from === from && known.to === to ? known : { from, to }));
  };

  const centre = (page: number) => {
    place.current = { middle: page, stride: 0, width: 0 };
    follow();
  };

  const reveal = (page: number) => {
    const row = box.current;
    if (!row) return;
    const stride = strideOf(row);
    const start = stride * (page - 2);
    const end = stride * (page + 1) - row.clientWidth;
    if (row.scrollLeft > start) row.scrollLeft = start;
    else if (row.scrollLeft < end) row.scrollLeft = end;
    follow();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the functions only read the document; what moves the row is the page.
  useLayoutEffect(() => centre(currentPage), [currentPage, lastPage]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: as above; the listeners live as long as the row is the same.
  useEffect(() => {
    const row = box.current;
    if (!row) return undefined;
    keepOwnScroll(row);
    row.addEventListener('scroll', follow, { passive: true });
    // The font's arrival and a turned phone change the width of a number.
    const sizes = new ResizeObserver(follow);
    sizes.observe(row);
    if (row.firstElementChild) sizes.observe(row.firstElementChild);
    return () => {
      row.removeEventListener('scroll', follow);
      sizes.disconnect();
    };
  }, [currentPage, lastPage]);

  useLayoutEffect(() => {
    const link = focused === undefined ? null : linkOf(box.current, focused);
    if (link instanceof HTMLElement && link !== document.activeElement) link.focus({ preventScroll: true });
  }, [focused]);

  useLayoutEffect(() => {
    const link = jump && linkOf(box.current, jump.page);
    if (link instanceof HTMLElement) link.click();
  }, [jump]);

  return { box, stretch, reveal };
}
