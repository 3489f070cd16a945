import type { DialogContentProps, DialogRootProps } from '@chakra-ui/react';
import { isInToasts } from '../feedback/toast-region';

/** What leaves every dialog open that would close by itself. */
export const dialogGuards = {
  // The focus leaves the window only for a moment, while the trap starts: a press outside closes, a focus never.
  onFocusOutside: (event) => event.preventDefault(),
  onInteractOutside: (event) => {
    if (isInToasts(event.detail.originalEvent)) event.preventDefault();
  },
} satisfies Pick<DialogRootProps, 'onFocusOutside' | 'onInteractOutside'>;

/** The trap moves the focus round without scrolling to it: in a low window it would go out of sight. No button that is pressed scrolls away. */
export const contentGuards = {
  onFocus: ({ target }) => {
    if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest' });
  },
} satisfies DialogContentProps;
