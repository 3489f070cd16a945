/** Two presses so close together are one double click or double tap, even where the browser does not count them: nobody reads and decides faster. */
const SAME_PRESS_MS = 250;

/** The time within which systems usually take two presses for a double click. */
export const DOUBLE_CLICK_MS = 500;

/** How far a hand, or a finger, strays between the two. */
const STRAY_PX = 16;

/** Whether a press lies where an element does, whatever lies over it. */
export const isPressOn = (element: Element | null, event: Event): boolean => {
  if (!element || !(event instanceof MouseEvent)) return false;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return event.clientX >= left && event.clientX <= right && event.clientY >= top && event.clientY <= bottom;
};

/** A key presses at no place; the browser counts clicks of a pointer alone. */
const isByKey = ({ detail }: MouseEvent) => detail === 0;

/** Whether `next` is the second click of the double click that `first` began. */
const isSecondClick = (first: MouseEvent, next: MouseEvent): boolean => {
  if (isByKey(first) !== isByKey(next)) return false;
  const isSoon = next.timeStamp - first.timeStamp <= SAME_PRESS_MS;
  if (isByKey(next)) return isSoon;
  const isNear = Math.hypot(next.clientX - first.clientX, next.clientY - first.clientY) <= STRAY_PX;
  return isNear && (next.detail > 1 || isSoon);
};

/**
 * After a press that moves something else under the pointer or the focus: the second click of a double click means nothing there. The
 * browser counts it (`detail`); each press that is deliberate still counts.
 * @param except what hears a second click all the same
 */
export const ignoreSecondClick = (first: MouseEvent, except?: Element): void => {
  const ignore = (next: MouseEvent) => {
    const isExempt = except && next.target instanceof Node && except.contains(next.target);
    if (isExempt || !isSecondClick(first, next)) return;
    next.preventDefault();
    next.stopPropagation();
    // A third one soon after belongs to them.
    ignoreSecondClick(next, except);
  };
  // Whenever a busy page comes to it: the events themselves know when they were made.
  document.addEventListener('click', ignore, { capture: true, once: true });
};
