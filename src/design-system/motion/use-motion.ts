import { useEffect, useSyncExternalStore } from 'react';
import type { MotionRuntime } from './motion-runtime';
import { currentMotion, loadMotion, prefersReducedMotion, subscribeToMotion } from './motion-store';

const nothingOnTheServer = () => null;

/** Runs `task` once the browser is idle, which comes after the first paint. Gives the function that calls it off. */
function whenIdle(task: () => void) {
  if (typeof window.requestIdleCallback !== 'function') {
    const frame = window.requestAnimationFrame(task);
    return () => window.cancelAnimationFrame(frame);
  }
  const id = window.requestIdleCallback(task);
  return () => window.cancelIdleCallback(id);
}

export interface UseMotionOptions {
  /**
   * `idle` (default) fetches the animations once the browser has nothing better to do after the first paint; `manual` leaves it to
   * `loadMotion()`, called for instance when the pointer comes near.
   */
  load?: 'idle' | 'manual';
}

/**
 * The animations (`m`, `AnimatePresence`, `MotionScope`), or `null` while they are not there: on the server, before the first paint,
 * and for people who prefer reduced motion. Draw the plain element then: nothing may depend on them.
 */
export function useMotion({ load = 'idle' }: UseMotionOptions = {}): MotionRuntime | null {
  const motion = useSyncExternalStore(subscribeToMotion, currentMotion, nothingOnTheServer);
  useEffect(() => {
    if (load === 'manual' || prefersReducedMotion()) return undefined;
    return whenIdle(() => void loadMotion());
  }, [load]);
  return motion;
}
