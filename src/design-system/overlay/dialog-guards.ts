import type { DialogBackdropProps, DialogContentProps, DialogRootProps } from '@chakra-ui/react';
import { useLayoutEffect, useRef, useState } from 'react';
import { DOUBLE_CLICK_MS, isPressOn } from '~/lib/browser/double-click';
import { isInToasts } from '../feedback/toast-region';

/**
 * Knows the second press of the double click that opened a dialog: it lands where that lay, beside the dialog, and neither closes it nor takes the focus out of it.
 */
const useSecondPress = (isOpen: boolean): ((event: Event) => boolean) => {
  const opening = useRef<{ at: number; opener: Element | null }>({ at: 0, opener: null });
  const [isSecondPress] = useState(() => (event: Event) => {
    const { at, opener } = opening.current;
    // When it was pressed, not when a busy page comes to it.
    return event.timeStamp - at < DOUBLE_CLICK_MS && isPressOn(opener, event);
  });
  useLayoutEffect(() => {
    if (!isOpen) return;
    // The focus has not moved yet. What has none was opened by its address, or by a button that is gone: no second press is to come.
    const { activeElement } = document;
    opening.current = { at: performance.now(), opener: activeElement === document.body ? null : activeElement };
    const keepFocus = (event: MouseEvent) => isSecondPress(event) && event.preventDefault();
    document.addEventListener('mousedown', keepFocus, true);
    return () => document.removeEventListener('mousedown', keepFocus, true);
  }, [isOpen, isSecondPress]);
  return isSecondPress;
};

/** What leaves a dialog open that would close by itself. */
export const useDialogGuards = (isOpen: boolean) => {
  const isSecondPress = useSecondPress(isOpen);
  return {
    // The focus leaves the window only for a moment, while the trap starts: a press outside closes, a focus never.
    onFocusOutside: (event) => event.preventDefault(),
    onInteractOutside: (event) => {
      const { originalEvent } = event.detail;
      if (isSecondPress(originalEvent) || isInToasts(originalEvent)) event.preventDefault();
    },
  } satisfies Pick<DialogRootProps, 'onFocusOutside' | 'onInteractOutside'>;
};

/** A press beside the content takes the focus nowhere: on what cannot have it, the focus would be lost to the page. */
export const surroundingsGuards = {
  onMouseDown: (event) => {
    if (event.target === event.currentTarget) event.preventDefault();
  },
} satisfies DialogBackdropProps;

/** The trap moves the focus round without scrolling to it: in a low window it would go out of sight. No button that is pressed scrolls away. */
export const contentGuards = {
  onFocus: ({ target }) => {
    if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest' });
  },
} satisfies DialogContentProps;
