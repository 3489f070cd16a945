import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { keepOwnScroll, observeSizes } from '../tabs/use-scrolling-row';

/** A new object for each request. */
export interface Jump {
  page: number;
}

interface Stretch {
  from: number;
  to: number;
}

/** Extra numbers beyond each edge, for fast flicks. */
const MARGIN = 16;
/** The range moves in steps, to render less. */
const STEP = 8;
/** Browsers limit element width: caps the number of pages. */
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
  reveal: (page: number) => void;
}

/** The numbers near the view of a very long row. */
export function useVirtualPages({ currentPage, lastPage, focused, jump }: PageStripOptions): PageStripState {
  const box = useRef<HTMLDivElement>(null);
  const [stretch, setStretch] = useState<Stretch>({ from: currentPage - MARGIN, to: currentPage + MARGIN });

  /** Fractional page at the centre, or that of an edge in view; kept when widths change. */
  const place = useRef({ middle: currentPage, stride: 0, width: 0 });

  const strideOf = (row: HTMLElement) => row.scrollWidth / lastPage || 1;

  const middleOf = (row: HTMLElement) => {
    if (row.scrollLeft <= 0) return 1;
    if (row.scrollLeft + row.clientWidth >= row.scrollWidth - 1) return lastPage;
    return (row.scrollLeft + row.clientWidth / 2) / strideOf(row) + 0.5;
  };

  const follow = () => {
    const row = box.current;
    if (!row) return;
    const stride = strideOf(row);
    const width = row.clientWidth;
    // The event comes late: after a resize its offset means another page.
    const isInShape = place.current.stride === stride && place.current.width === width;
    const middle = isInShape ? middleOf(row) : place.current.middle;
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new page moves the row
  useLayoutEffect(() => centre(currentPage), [currentPage, lastPage]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the listeners live as long as the row
  useEffect(() => {
    const row = box.current;
    if (!row) return undefined;
    keepOwnScroll(row);
    row.addEventListener('scroll', follow, { passive: true });
    // Fonts and rotation change the width of a number.
    const stop = observeSizes([row, ...row.children], follow);
    return () => {
      row.removeEventListener('scroll', follow);
      stop();
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
