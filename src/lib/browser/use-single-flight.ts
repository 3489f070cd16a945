import { useRef } from 'react';

/** Skips calls while one with the same key is pending; `isPending` comes too late for a double click. */
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
