// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onIdle } from '~/lib/browser/on-idle';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A browser that is idle when told so. */
const stubIdleCallbacks = () => {
  const waiting = new Map<number, () => void>();
  let lastId = 0;
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => {
    lastId += 1;
    waiting.set(lastId, callback);
    return lastId;
  });
  vi.stubGlobal('cancelIdleCallback', (id: number) => waiting.delete(id));
  return () => {
    for (const callback of waiting.values()) callback();
  };
};

it('waits until what a screen fetches first is there, then for the browser to have nothing to do', () => {
  const rest = stubIdleCallbacks();
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
  const rest = stubIdleCallbacks();
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
