import { useSyncExternalStore } from 'react';
import { prefersReducedMotion, subscribeToReducedMotion } from './motion-store';

const unknownOnTheServer = () => false;

/** Whether the user prefers reduced motion; `false` while hydrating. */
export const useReducedMotion = () =>
  useSyncExternalStore(subscribeToReducedMotion, prefersReducedMotion, unknownOnTheServer);
