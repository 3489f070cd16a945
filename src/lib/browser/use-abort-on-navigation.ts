import { useRouter } from '@tanstack/react-router';
import { useLayoutEffect, useRef } from 'react';

/** Gives a signal that aborts on navigation, unmount or inactivity: take it before an await, check it after. */
export const useAbortOnNavigation = (isActive = true): (() => AbortSignal) => {
  const { history } = useRouter();
  const controller = useRef(new AbortController());
  useLayoutEffect(() => {
    if (!isActive) return;
    let { location } = history;
    const abort = () => {
      controller.current.abort();
      controller.current = new AbortController();
    };
    const unsubscribe = history.subscribe(({ location: next, action }) => {
      // Typing replaces the address; a blocked Back is announced with the same location.
      if (next !== location && action.type !== 'REPLACE') abort();
      location = next;
    });
    return () => {
      unsubscribe();
      abort();
    };
  }, [history, isActive]);
  return () => controller.current.signal;
};
