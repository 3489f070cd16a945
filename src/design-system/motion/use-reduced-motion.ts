import { useSyncExternalStore } from 'react';
import { prefersReducedMotion } from './motion-store';

const subscribe = (listener: () => void) => {
  const query = window.matchMedia('(prefers-reduced-motion: reduce)');
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

const unknownOnTheServer = () => false;

/** Whether the reader asked for no motion; `false` on the server and while hydrating, so that both draw the same. */
export const useReducedMotion = () => useSyncExternalStore(subscribe, prefersReducedMotion, unknownOnTheServer);
