import { useEffect, useSyncExternalStore } from 'react';
import type { MotionRuntime } from './motion-runtime';
import { currentMotion, loadMotion, prefersReducedMotion, subscribeToMotion } from './motion-store';

const nothingOnTheServer = () => null;

/** Runs `task` once the browser is idle; returns its cancel function. */
function whenIdle(task: () => void) {
  if (typeof window.requestIdleCallback !== 'function') {
    const frame = window.requestAnimationFrame(task);
    return () => window.cancelAnimationFrame(frame);
  }
  const id = window.requestIdleCallback(task);
  return () => window.cancelIdleCallback(id);
}

export interface UseMotionOptions {
  /** `idle` loads the animations after the first paint; `manual` leaves it to `loadMotion()`. */
  load?: 'idle' | 'manual';
}

/** The animations, or `null` until loaded and under reduced motion: then draw the plain element. */
export function useMotion({ load = 'idle' }: UseMotionOptions = {}): MotionRuntime | null {
  const motion = useSyncExternalStore(subscribeToMotion, currentMotion, nothingOnTheServer);
  useEffect(() => {
    if (load === 'manual' || prefersReducedMotion()) return undefined;
    return whenIdle(() => void loadMotion());
  }, [load]);
  return motion;
}
