import { type MouseEvent, useRef } from 'react';
import type { Id } from '~/api/contract/id';
import { isSecondPress, type Press } from './second-press';

/**
 * Tells whether a press on a row's button counts: the second one of a double click does not, when it falls on another row than the
 * first. Keys have no place of their own: one that is pressed twice while the focus moves on counts once; the button itself is deaf to
 * the repeats of one that is held down.
 */
export const useSinglePress = () => {
  const last = useRef<Press | null>(null);
  return (row: Id, { clientX, clientY, timeStamp, detail }: MouseEvent): boolean => {
    const place = detail === 0 ? { x: 0, y: 0 } : { x: clientX, y: clientY };
    const press = { row, ...place, at: timeStamp, clicks: detail };
    if (last.current && isSecondPress(last.current, press)) {
      // A third one soon after belongs to them.
      last.current = { ...last.current, at: press.at };
      return false;
    }
    last.current = press;
    return true;
  };
};
