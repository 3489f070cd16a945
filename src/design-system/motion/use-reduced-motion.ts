import { useSyncExternalStore } from 'react';
import { prefersReducedMotion, subscribeToReducedMotion } from './motion-store';

const unknownOnTheServer = () => false;

/** Whether the reader asked for no motion; `false` on the server and while hydrating, so that both draw the same. */
export const useReducedMotion = () =>
  useSyncExternalStore(subscribeToReducedMotion, prefersReducedMotion, unknownOnTheServer);
