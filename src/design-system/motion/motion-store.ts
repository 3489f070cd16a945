import type { MotionRuntime } from './motion-runtime';

let runtime: MotionRuntime | null = null;
let loading: Promise<void> | null = null;
const listeners = new Set<() => void>();

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Fetches framer-motion's chunk, once. A failure is no error for the reader: the page just stays still. */
export function loadMotion(): Promise<void> {
  loading ??= import('./motion-runtime').then(
    (module) => {
      runtime = module.motionRuntime;
      for (const listener of listeners) listener();
    },
    () => {
      loading = null;
    },
  );
  return loading;
}

export const prefersReducedMotion = () => window.matchMedia(REDUCED_MOTION).matches;

export const subscribeToReducedMotion = (listener: () => void) => {
  const query = window.matchMedia(REDUCED_MOTION);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

export const subscribeToMotion = (listener: () => void) => {
  listeners.add(listener);
  const stop = subscribeToReducedMotion(listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
};

/** What animates, or `null` while it is not loaded and for those who asked for no motion. */
export const currentMotion = () => (prefersReducedMotion() ? null : runtime);
