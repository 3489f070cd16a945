import { useRouter } from '@tanstack/react-router';
import { useRef } from 'react';

/** State of the history entries that open a window over the screen before. */
export const windowState = { isWindow: true } as const;

/**
 * Closes a window that is open through the address: back to the list that it was opened from, so that Back never opens it
 * again; or, when the address was opened directly, by `leave`.
 */
export const useCloseWindow = (leave: () => void): (() => void) => {
  const router = useRouter();
  // Going back takes a moment: a second press must not go back twice.
  const closedEntry = useRef<string>(undefined);
  return () => {
    const { state } = router.state.location;
    if (!state.isWindow) {
      leave();
      return;
    }
    if (closedEntry.current === state.__TSR_key) return;
    closedEntry.current = state.__TSR_key;
    router.history.back({ ignoreBlocker: true });
  };
};
