import type { MouseEvent as ReactMouseEvent } from 'react';
import { isPressOn, isSoonAndNear } from '~/lib/double-click';

const pointOf = ({ clientX, clientY, timeStamp }: MouseEvent) => ({ x: clientX, y: clientY, at: timeStamp });

const ignoreNext = (pages: Element, first: MouseEvent) => {
  const ignore = (next: MouseEvent) => {
    const isOnPages = next.target instanceof Node && pages.contains(next.target);
    if (next.detail === 0 || isOnPages || !isSoonAndNear(pointOf(first), pointOf(next))) return;
    next.preventDefault();
    next.stopPropagation();
    // A third one soon after belongs to them.
    ignoreNext(pages, next);
  };
  // Whenever a busy page comes to it: the events themselves know when they were made.
  document.addEventListener('click', ignore, { capture: true, once: true });
};

/**
 * After a press that turns the page: the second press of a double click falls on whatever has come under the pointer by then, a row's
 * « Valider » for one, and means nothing there. Keys, and what was not made by a pointer, have no place; a second press on the pages
 * themselves is another matter.
 */
export const ignoreSecondPress = ({ nativeEvent, currentTarget }: ReactMouseEvent) => {
  if (nativeEvent.detail > 0 && isPressOn(currentTarget, nativeEvent)) ignoreNext(currentTarget, nativeEvent);
};
