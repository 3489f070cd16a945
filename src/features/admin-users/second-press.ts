/** A press on a row's button: for which row, where, and when. */
export interface Press {
  row: number;
  x: number;
  y: number;
  /** Milliseconds, as events count them. */
  at: number;
  /** Which click of a series it is, as the browser counts them; 0 for a key. */
  clicks: number;
}

/** The time within which systems usually take two presses for a double click. */
const DOUBLE_CLICK_MS = 500;
/** How far a hand, or a finger, strays between the two. */
const STRAY_PX = 16;

const isSoonAndNear = (first: Press, second: Press): boolean =>
  second.at - first.at <= DOUBLE_CLICK_MS && Math.hypot(second.x - first.x, second.y - first.y) <= STRAY_PX;

/**
 * Whether a press is the second one of a double click whose first one was meant for another row: that row has left, and this one
 * has slid under the pointer, or the focus has moved on to it. A browser need not go on counting from one button to another: time and place tell as well.
 */
export const isSecondPress = (first: Press, second: Press): boolean =>
  first.row !== second.row && (second.clicks > 1 || isSoonAndNear(first, second));
