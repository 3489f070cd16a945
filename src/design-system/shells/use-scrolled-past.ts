import { useCallback, useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
};

const notOnTheServer = () => false;

/** Whether the page is scrolled past `threshold` pixels; `false` while hydrating. */
export const useScrolledPast = (threshold: number) =>
  useSyncExternalStore(
    subscribe,
    useCallback(() => window.scrollY > threshold, [threshold]),
    notOnTheServer,
  );
