import type { DialogRootProps } from '@chakra-ui/react';
import { isInToasts } from '../feedback/toast-region';

/** What leaves every dialog open that would close by itself. */
export const dialogGuards = {
  // The focus leaves the window only for a moment, while the trap starts: a press outside closes, a focus never.
  onFocusOutside: (event) => event.preventDefault(),
  onInteractOutside: (event) => {
    if (isInToasts(event.detail.originalEvent)) event.preventDefault();
  },
} satisfies Pick<DialogRootProps, 'onFocusOutside' | 'onInteractOutside'>;
