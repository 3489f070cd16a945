import type { KeyboardEvent, MouseEvent } from 'react';
import { ignoreSecondClick } from './double-click';

/** A key that is held down repeats, by then on what has the focus next. */
const ignoreRepeat = (event: KeyboardEvent) => {
  if (event.repeat) event.preventDefault();
};

/** The handlers of a button that goes with what it acts on, « Valider » for one: a double click, or a held key, acts once. */
export const pressOnce = (act: () => void) => ({
  onClick: ({ nativeEvent }: MouseEvent) => {
    ignoreSecondClick(nativeEvent);
    act();
  },
  onKeyDown: ignoreRepeat,
});
