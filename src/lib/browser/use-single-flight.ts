import { useRef } from 'react';

/**
 * Runs `action` unless it is still under way: a second click comes before React has drawn the first one's effect.
 * What it rejects with is for those who watch it to say.
 */
export const useSingleFlight = (action: () => Promise<unknown>): (() => void) => {
  const isUnderWay = useRef(false);
  const settle = () => {
    isUnderWay.current = false;
  };
  return () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    action().then(settle, settle);
  };
};
