import { useEffect, useRef } from 'react';

/** One run of a long action at a time; `stop` and leaving the screen abort the signal that it was given. */
export const useCancellable = <TArgs extends unknown[]>(
  action: (signal: AbortSignal, ...args: TArgs) => Promise<unknown>,
) => {
  const running = useRef<AbortController>(null);
  useEffect(
    () => () => {
      running.current?.abort();
      running.current = null;
    },
    [],
  );
  const start = (...args: TArgs): void => {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    const settle = () => {
      if (running.current === controller) running.current = null;
    };
    action(controller.signal, ...args).then(settle, settle);
  };
  return { start, stop: () => running.current?.abort() };
};
