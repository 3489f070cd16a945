import type { Id } from '~/api/contract/id';
import { isSoonAndNear, type PressPoint } from '~/lib/double-click';

/** A press on a row's button: for which row, where, and when. */
export interface Press extends PressPoint {
  row: Id;
  /** Which click of a series it is, as the browser counts them; 0 for a key. */
  clicks: number;
}

/**
 * Whether a press is the second one of a double click whose first one was meant for another row: that row has left, and this one
 * has slid under the pointer, or the focus has moved on to it.
 */
export const isSecondPress = (first: Press, second: Press): boolean =>
  first.row !== second.row && (second.clicks > 1 || isSoonAndNear(first, second));
