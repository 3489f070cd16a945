import { useEffect, useEffectEvent, useRef } from 'react';

const TOAST_DURATION_MS = 1500;

/** Calls `onEnd` after 1500 ms (specification, section 9), not counting paused time. A sticky toast has no timer. */
export function useToastTimer({
  isSticky,
  isPaused,
  onEnd,
}: {
  isSticky: boolean;
  isPaused: boolean;
  onEnd: () => void;
}) {
  const remaining = useRef(TOAST_DURATION_MS);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (isSticky || isPaused) return;
    const startedAt = performance.now();
    const timer = setTimeout(end, remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current = Math.max(0, remaining.current - (performance.now() - startedAt));
    };
  }, [isSticky, isPaused]);
}
