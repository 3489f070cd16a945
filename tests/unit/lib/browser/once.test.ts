import { describe, expect, it, vi } from 'vitest';
import { loadOnce, once } from '~/lib/browser/once';

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
