import { useEffect, useSyncExternalStore } from 'react';
import { whenIdle } from '~/lib/browser/on-idle';
import type { MotionRuntime } from './motion-runtime';
import { currentMotion, loadMotion, prefersReducedMotion, subscribeToMotion } from './motion-store';

const nothingOnTheServer = () => null;

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
