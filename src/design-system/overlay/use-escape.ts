import { useEffect, useEffectEvent } from 'react';

/** Cancels a dialog whose code is still loading. */
export function useEscape(isActive: boolean, takeBack: () => void) {
  const onEscape = useEffectEvent(takeBack);
  useEffect(() => {
    if (!isActive) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      onEscape();
    };
    // Capture: the Escape that opened it has already passed here.
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [isActive]);
}
