import { useLayoutEffect, useRef } from 'react';

/** For code after an `await`. @param holds a further condition @returns whether both are still so */
export const useIsMounted = (holds = true): (() => boolean) => {
  const isSo = useRef(false);
  useLayoutEffect(() => {
    isSo.current = holds;
    return () => {
      isSo.current = false;
    };
  }, [holds]);
  return () => isSo.current;
};
