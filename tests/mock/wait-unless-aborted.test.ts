import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { waitUnlessAborted } from '../../mock-server/wait-unless-aborted';

const HOUR_MS = 60 * 60_000;

describe('a wait', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('lasts as long as it was told to, and then no longer listens', async () => {
    const abort = new AbortController();
    const onDone = vi.fn();
    const unlisten = vi.spyOn(abort.signal, 'removeEventListener');
    const waiting = waitUnlessAborted(1_000, abort.signal).then(onDone);
    await vi.advanceTimersByTimeAsync(999);
    expect(onDone).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(onDone).toHaveBeenCalledOnce();
    expect(unlisten).toHaveBeenCalledOnce();
    await waiting;
  });

  test('ends with whoever gives up, before or during it, and leaves no timer behind', async () => {
    const reason = new Error('gone');
    await expect(waitUnlessAborted(HOUR_MS, AbortSignal.abort(reason))).rejects.toBe(reason);
    const abort = new AbortController();
    const waiting = waitUnlessAborted(HOUR_MS, abort.signal);
    expect(vi.getTimerCount()).toBe(1);
    abort.abort(reason);
    await expect(waiting).rejects.toBe(reason);
    expect(vi.getTimerCount()).toBe(0);
  });
});
