import { useEffect, useEffectEvent, useRef } from 'react';

/** How long a toast stays (specification, section 9). */
const TOAST_DURATION_MS = 1500;

/**
 * Counts a toast's time down and then calls `onEnd`; stands still while `isPaused`, and goes on with the rest. A sticky
 * toast has no timer.
 */
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
