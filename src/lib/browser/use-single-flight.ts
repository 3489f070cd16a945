import { useRef } from 'react';

/** Skips calls while one is pending: a second click comes before React has drawn the first one's effect. */
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
