import type { KeyboardEvent, MouseEvent as ReactMouseEvent } from 'react';
import { isComposing } from './composition';

/** Two presses this close are one double click, even where the browser does not count them. */
const SAME_PRESS_MS = 250;

export const DOUBLE_CLICK_MS = 500;

const STRAY_PX = 16;

/** Whether a press is within the element's box, whatever covers it. */
export const isPressOn = (element: Element | null, event: Event): boolean => {
  if (!element || !(event instanceof MouseEvent)) return false;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return event.clientX >= left && event.clientX <= right && event.clientY >= top && event.clientY <= bottom;
};

const isByKey = ({ detail }: MouseEvent) => detail === 0;

const isSecondClick = (first: MouseEvent, next: MouseEvent): boolean => {
  if (isByKey(first) !== isByKey(next)) return false;
  const isSoon = next.timeStamp - first.timeStamp <= SAME_PRESS_MS;
  if (isByKey(next)) return isSoon;
  const isNear = Math.hypot(next.clientX - first.clientX, next.clientY - first.clientY) <= STRAY_PX;
  return isNear && (next.detail > 1 || isSoon);
};

/** Swallows the second click of a double click: what is under the pointer or has the focus may have changed. */
export const ignoreSecondClick = (first: MouseEvent, except?: Element): void => {
  const ignore = (next: MouseEvent) => {
    const isExempt = except && next.target instanceof Node && except.contains(next.target);
    if (isExempt || !isSecondClick(first, next)) return;
    next.preventDefault();
    next.stopPropagation();
    ignoreSecondClick(next, except);
  };
  // No timer: a busy page may deliver the click late, but its time stamp is right.
  document.addEventListener('click', ignore, { capture: true, once: true });
};

/** Event handlers of a button that disappears when pressed: a double click or a held key acts once. */
export const pressOnce = (act: () => void) => ({
  onClick: ({ nativeEvent }: ReactMouseEvent) => {
    ignoreSecondClick(nativeEvent);
    act();
  },
  // A held key repeats, by then on the next focused element.
  onKeyDown: (event: KeyboardEvent) => {
    if (event.repeat && !isComposing(event)) event.preventDefault();
  },
});
