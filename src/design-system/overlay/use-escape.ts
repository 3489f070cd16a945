import { useEffect, useEffectEvent } from 'react';

/** While the code of a window or a question is on its way, Escape takes the wish for it back, as it closes it later. */
export function useEscape(isWaiting: boolean, takeBack: () => void) {
  const onEscape = useEffectEvent(takeBack);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Only the last wish: a window below stays.
      event.stopPropagation();
      onEscape();
    };
    // Where a press arrives first: the Escape that asked for the window has passed there already, and must not take it back.
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [isWaiting]);
}
