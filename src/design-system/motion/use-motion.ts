import { useEffect, useSyncExternalStore } from 'react';
import { createEmitter } from '~/lib/browser/create-emitter';
import { loadOnce, requestIdle } from '~/lib/browser/deferred';
import type { MotionRuntime } from './motion-runtime';

let runtime: MotionRuntime | null = null;
const listeners = createEmitter();

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

const loadRuntime = loadOnce(() => import('./motion-runtime'));

/** Loads framer-motion once. Without it the page stays still. */
export const loadMotion = (): Promise<void> =>
  loadRuntime()
    .then((module) => {
      runtime = module.motionRuntime;
      listeners.emit();
    })
    .catch(() => undefined);

const prefersReducedMotion = () => window.matchMedia(REDUCED_MOTION).matches;

const subscribeToReducedMotion = (listener: () => void) => {
  const query = window.matchMedia(REDUCED_MOTION);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** Calls back when the motion library is loaded, or the system’s setting changes. */
const subscribeToMotion = (listener: () => void) => {
  const stops = [listeners.add(listener), subscribeToReducedMotion(listener)];
  return () => {
    for (const stop of stops) stop();
  };
};

/** `null` before they are loaded and under reduced motion. */
const currentMotion = (): MotionRuntime | null => (prefersReducedMotion() ? null : runtime);

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
    return requestIdle(() => void loadMotion());
  }, [load]);
  return motion;
}
