import { useRef } from 'react';

/**
 * Runs `action` unless a run for the same key is under way: a second click comes before React has drawn the first one's
 * effect. Failures are for those who watch the action to show.
 */
export const useSingleFlight = <TArgs extends unknown[]>(
  action: (...args: TArgs) => Promise<unknown>,
  keyOf: (...args: TArgs) => string | number | null = () => null,
): ((...args: TArgs) => void) => {
  const running = useRef(new Set<string | number | null>());
  return (...args) => {
    const key = keyOf(...args);
    if (running.current.has(key)) return;
    running.current.add(key);
    const settle = () => running.current.delete(key);
    action(...args).then(settle, settle);
  };
};
