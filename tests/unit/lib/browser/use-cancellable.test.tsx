// @vitest-environment jsdom
import { StrictMode, useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { useCancellable } from '~/lib/browser/use-cancellable';

/** Draws a screen with a run that ends by `end`, and notes the signal of each run. */
const draw = ({ startsItself = false } = {}) => {
  const signals: AbortSignal[] = [];
  const ends: (() => void)[] = [];
  const controls: Partial<ReturnType<typeof useCancellable>> = {};
  function Screen() {
    const { start, stop } = useCancellable((signal) => {
      signals.push(signal);
      return new Promise<void>((resolve) => ends.push(resolve));
    });
    Object.assign(controls, { start, stop });
    const startItself = useEffectEvent(() => {
      if (startsItself) start();
    });
    useEffect(() => startItself(), []);
    return null;
  }
  const root = createRoot(document.createElement('div'));
  flushSync(() =>
    root.render(
      <StrictMode>
        <Screen />
      </StrictMode>,
    ),
  );
  const start = () => controls.start?.();
  return { signals, ends, start, stop: () => controls.stop?.(), leave: () => flushSync(() => root.unmount()) };
};
const aborted = (signals: AbortSignal[]) => signals.map((signal) => signal.aborted);

it('starts one run at a time', async () => {
  const { signals, ends, start } = draw();
  start();
  start();
  expect(signals).toHaveLength(1);
  ends[0]?.();
  await vi.waitFor(() => {
    start();
    expect(signals).toHaveLength(2);
  });
});

it('is stopped by its user, and goes on until the action has ended', () => {
  const { signals, start, stop } = draw();
  start();
  stop();
  start();
  expect(aborted(signals)).toEqual([true]);
});

it('is stopped when its screen is left', () => {
  const { signals, start, leave } = draw();
  start();
  leave();
  expect(aborted(signals)).toEqual([true]);
});

it('runs for a screen that StrictMode draws twice', async () => {
  const { signals } = draw({ startsItself: true });
  await vi.waitFor(() => expect(aborted(signals)).toEqual([true, false]));
});
