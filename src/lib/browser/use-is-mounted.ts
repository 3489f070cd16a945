import { useLayoutEffect, useRef } from 'react';

/**
 * For what waits for an answer and then acts on the screen: by then whoever asked may have closed the window, or gone elsewhere.
 * @param holds what should still be so, besides the component being there
 * @returns reads whether it is
 */
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
