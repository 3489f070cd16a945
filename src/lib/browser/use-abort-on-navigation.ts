import { useRouter } from '@tanstack/react-router';
import { useLayoutEffect, useRef } from 'react';

/**
 * Returns a function that gives a signal; it aborts when the user navigates away, the component unmounts or `isActive`
 * ends. Take it before a wait, and check it before what follows. A replaced address, as by typing, does not count.
 */
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
      // A blocked Back is announced too, with the location as it was.
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
