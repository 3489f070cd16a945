import type { DialogBackdropProps, DialogContentProps, DialogRootProps } from '@chakra-ui/react';
import { useLayoutEffect, useRef, useState } from 'react';
import { isComposing } from '~/lib/browser/composition';
import { DOUBLE_CLICK_MS, isPressOn } from '~/lib/browser/double-click';
import { TOAST_REGION_ID } from '../feedback/notify';

/** Ignores the second press of the double click that opened a dialog. */
const useSecondPress = (isOpen: boolean): ((event: Event) => boolean) => {
  const opening = useRef<{ at: number; opener: Element | null }>({ at: 0, opener: null });
  const [isSecondPress] = useState(() => (event: Event) => {
    const { at, opener } = opening.current;
    // Event time: a busy page handles it later.
    return event.timeStamp - at < DOUBLE_CLICK_MS && isPressOn(opener, event);
  });
  useLayoutEffect(() => {
    if (!isOpen) return;
    // The focus has not moved yet. Without a focused opener, no second press can follow.
    const { activeElement } = document;
    opening.current = { at: performance.now(), opener: activeElement === document.body ? null : activeElement };
    const keepFocus = (event: MouseEvent) => isSecondPress(event) && event.preventDefault();
    document.addEventListener('mousedown', keepFocus, true);
    return () => document.removeEventListener('mousedown', keepFocus, true);
  }, [isOpen, isSecondPress]);
  return isSecondPress;
};

/** Keys of an input method pass an open dialog by, whose own listeners begin at the document. */
const useKeysOfInputMethods = (isOpen: boolean): void => {
  useLayoutEffect(() => {
    if (!isOpen) return;
    const keepAway = (event: KeyboardEvent) => isComposing(event) && event.stopPropagation();
    window.addEventListener('keydown', keepAway, { capture: true });
    return () => window.removeEventListener('keydown', keepAway, { capture: true });
  }, [isOpen]);
};

const isInToasts = (event: Event): boolean =>
  event.target instanceof Element && event.target.closest(`#${TOAST_REGION_ID}`) !== null;

/** Handlers that keep a dialog open. */
export const useDialogGuards = (isOpen: boolean): Pick<DialogRootProps, 'onFocusOutside' | 'onInteractOutside'> => {
  const isSecondPress = useSecondPress(isOpen);
  useKeysOfInputMethods(isOpen);
  return {
    // Starting the focus trap blurs the window briefly: only presses outside close.
    onFocusOutside: (event) => event.preventDefault(),
    onInteractOutside: (event) => {
      const { originalEvent } = event.detail;
      if (isSecondPress(originalEvent) || isInToasts(originalEvent)) event.preventDefault();
    },
  };
};

/** A press outside must not drop the focus to the page. */
export const surroundingsGuards = {
  onMouseDown: (event) => {
    if (event.target === event.currentTarget) event.preventDefault();
  },
} satisfies DialogBackdropProps;

/** The trap focuses without scrolling, which could hide the focus in a low window. */
export const contentGuards = {
  onFocus: ({ target }) => {
    if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest' });
  },
} satisfies DialogContentProps;
