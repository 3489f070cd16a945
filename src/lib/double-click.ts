/** The time within which systems usually take two presses for a double click. */
export const DOUBLE_CLICK_MS = 500;
/** How far a hand, or a finger, strays between the two. */
const STRAY_PX = 16;

/** Where and when something was pressed: CSS pixels, and milliseconds as events count them. */
export interface PressPoint {
  x: number;
  y: number;
  at: number;
}

/** Whether two presses may be one double click: a browser need not go on counting from one element to another, but time and place tell. */
export const isSoonAndNear = (first: PressPoint, second: PressPoint): boolean =>
  second.at - first.at <= DOUBLE_CLICK_MS && Math.hypot(second.x - first.x, second.y - first.y) <= STRAY_PX;

/** Whether a press lies where an element does, whatever lies over it. */
export const isPressOn = (element: Element | null, event: Event): boolean => {
  if (!element || !(event instanceof MouseEvent)) return false;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return event.clientX >= left && event.clientX <= right && event.clientY >= top && event.clientY <= bottom;
};
