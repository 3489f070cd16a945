import { type HistoryState, type ParsedLocation, useRouter } from '@tanstack/react-router';
import { useRef } from 'react';

/** State of the history entries that open a window over the screen before. */
export const windowState = { isWindow: true } as const;

/**
 * How the list changes its address by itself beneath a window that may be open: that stays, closes as it would have, and loses nothing
 * that was typed in it, so that there is nothing to ask.
 */
export const underWindow = { state: true, replace: true, resetScroll: false, ignoreBlocker: true } as const;

/**
 * How the list changes its address by what one types or chooses above it. A window that was opened while one still typed stays, and still
 * closes by going back; what is being typed takes the place of what was typed before.
 */
export const besideWindow = (isTyping: boolean) => ({
  state: ({ isWindow }: HistoryState): HistoryState => ({ isWindow }),
  replace: isTyping,
  resetScroll: false,
});

/**
 * Closes a window that is open through the address: back to the list that it was opened from, so that Back never opens it
 * again; or, when the address was opened directly, by `leave`.
 */
export const useCloseWindow = (leave: () => void): (() => void) => {
  const router = useRouter();
  // Going back takes a moment: a second press must not go back twice. Forward makes another location of the same entry.
  const closing = useRef<ParsedLocation>(undefined);
  return () => {
    const { location } = router.state;
    if (!location.state.isWindow) {
      leave();
      return;
    }
    if (closing.current === location) return;
    closing.current = location;
    router.history.back({ ignoreBlocker: true });
  };
};
