import { createEmitter } from '~/lib/browser/create-emitter';
import { loadOnce } from '~/lib/browser/once';
import type { MotionRuntime } from './motion-runtime';

let runtime: MotionRuntime | null = null;
let hasFailed = false;
const listeners = createEmitter();

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

const loadRuntime = loadOnce(() => import('./motion-runtime'));

/** Loads framer-motion once. Without it the page stays still. */
export const loadMotion = (): Promise<void> =>
  loadRuntime()
    .then(
      (module) => {
        runtime = module.motionRuntime;
      },
      () => {
        hasFailed = true;
      },
    )
    .then(listeners.emit);

export const prefersReducedMotion = () => window.matchMedia(REDUCED_MOTION).matches;

export const subscribeToReducedMotion = (listener: () => void) => {
  const query = window.matchMedia(REDUCED_MOTION);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

export const subscribeToMotion = (listener: () => void) => {
  const stops = [listeners.add(listener), subscribeToReducedMotion(listener)];
  return () => {
    for (const stop of stops) stop();
  };
};

/** Whether loading failed: nothing needs to wait for it. */
export const isMotionMissing = () => hasFailed && !runtime;

/** The animations, or `null` before they are loaded and under reduced motion. */
export const currentMotion = (): MotionRuntime | null => (prefersReducedMotion() ? null : runtime);
