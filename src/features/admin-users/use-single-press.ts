import { type MouseEvent, useRef } from 'react';
import { isSecondPress, type Press } from './second-press';

/**
 * Tells whether a press on a row's button counts: the second one of a double click does not, when it falls on another row than the
 * first. Keys always count, since they act where the focus is.
 */
export const useSinglePress = () => {
  const last = useRef<Press | null>(null);
  return (row: number, { clientX, clientY, timeStamp, detail }: MouseEvent): boolean => {
    if (detail === 0) return true;
    const press = { row, x: clientX, y: clientY, at: timeStamp, clicks: detail };
    if (last.current && isSecondPress(last.current, press)) {
      // A third one soon after belongs to them.
      last.current = { ...last.current, at: press.at };
      return false;
    }
    last.current = press;
    return true;
  };
};
