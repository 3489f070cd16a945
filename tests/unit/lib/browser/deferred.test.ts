// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadOnce, once, onIdle } from '~/lib/browser/deferred';

describe('once', () => {
  it('makes a value at the first call, also an undefined one', () => {
    const make = vi.fn(() => undefined);
    const get = once(make);
    expect(make).not.toHaveBeenCalled();
    get();
    get();
    expect(make).toHaveBeenCalledOnce();
  });
});

describe('loadOnce', () => {
  it('loads once for callers that come while it loads, and after', async () => {
    const load = vi.fn(() => Promise.resolve('le code'));
    const get = loadOnce(load);
    const [first, second] = await Promise.all([get(), get()]);
    expect([first, second, await get()]).toEqual(['le code', 'le code', 'le code']);
    expect(load).toHaveBeenCalledOnce();
  });

  it('tries again after a failure, which every caller of that try hears', async () => {
    const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError('Failed to fetch'));
    load.mockResolvedValue('le code');
    const get = loadOnce(load);
    const tries = await Promise.allSettled([get(), get()]);
    expect(tries.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await get()).toBe('le code');
    expect(load).toHaveBeenCalledTimes(2);
  });
});

describe('onIdle', () => {
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
    const cancel = onIdle(callBack);
    vi.advanceTimersByTime(2_000);
    cancel();
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
});
