// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onIdle } from '~/lib/browser/on-idle';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('waits until what a screen fetches first is there, then for the browser to have nothing to do', () => {
  let rest = () => {};
  vi.stubGlobal('requestIdleCallback', (callBack: () => void) => {
    rest = callBack;
  });
  const callBack = vi.fn();
  onIdle(callBack);
  vi.advanceTimersByTime(1_999);
  rest();
  vi.advanceTimersByTime(1);
  expect(callBack).not.toHaveBeenCalled();
  rest();
  expect(callBack).toHaveBeenCalledOnce();
});

it('can be given up while the browser is still asked', () => {
  let rest = () => {};
  vi.stubGlobal('requestIdleCallback', (callBack: () => void) => {
    rest = callBack;
  });
  const callBack = vi.fn();
  const giveUp = onIdle(callBack);
  vi.advanceTimersByTime(2_000);
  giveUp();
  rest();
  expect(callBack).not.toHaveBeenCalled();
});

it('does without the browser’s word where it has none, and can be given up', () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  const [kept, given] = [vi.fn(), vi.fn()];
  onIdle(kept);
  onIdle(given)();
  vi.advanceTimersByTime(10_000);
  expect(kept).toHaveBeenCalledOnce();
  expect(given).not.toHaveBeenCalled();
});
