import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

/** Code of a key that an input method takes. Safari ends the composition before the Enter that ends it. */
const TAKEN_KEY = 229;

const ENTER_KEY = 13;

/** Keyboards of Android compose every word, also where an input method has nothing to convert. */
const composesEveryWord = (): boolean => navigator.userAgent.includes('Android');

/** Whether an input method takes this key. On Android, the Enter that it takes comes as no key at all. */
export const isComposing = (event: KeyboardEvent | ReactKeyboardEvent): boolean => {
  const { isComposing: isInComposition, keyCode } = 'nativeEvent' in event ? event.nativeEvent : event;
  if (keyCode === TAKEN_KEY) return true;
  return isInComposition && !(keyCode === ENTER_KEY && composesEveryWord());
};

/** Whether composed text may still turn into another. A Latin word on Android is what it says. */
export const isHalfComposed = (composed: string): boolean =>
  !composesEveryWord() || /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(composed);
