import { MutationObserver, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { ApiError } from '~/api/api-error';
import { createQueryClient } from '~/app/query-client';
import { toastStore } from '~/design-system/feedback/notify';

afterEach(() => {
  for (const { id } of toastStore.read()) toastStore.dismiss(id);
});

test('two hundred pages later no more is held than after fifty, and the last ones are still there', async () => {
  const client = createQueryClient();
  const turnTo = async (page: number) => {
    const observer = new QueryObserver(client, { queryKey: ['page', page], queryFn: () => page });
    const leave = observer.subscribe(() => {});
    await client.fetchQuery({ queryKey: ['page', page], queryFn: () => page });
    leave();
  };
  for (let page = 1; page <= 50; page += 1) await turnTo(page);
  const held = client.getQueryCache().getAll().length;
  expect(held).toBe(30);
  for (let page = 51; page <= 250; page += 1) await turnTo(page);
  expect(client.getQueryCache().getAll()).toHaveLength(held);
  expect(client.getQueryData(['page', 249])).toBe(249);
  expect(client.getQueryData(['page', 1])).toBeUndefined();
});

test('what is kept for ever is still there', async () => {
  const client = createQueryClient();
  await client.fetchQuery({ queryKey: ['location'], queryFn: () => 'FR', gcTime: Number.POSITIVE_INFINITY });
  for (let page = 1; page <= 50; page += 1) {
    const observer = new QueryObserver(client, { queryKey: ['page', page], queryFn: () => page });
    observer.subscribe(() => {})();
    await client.fetchQuery({ queryKey: ['page', page], queryFn: () => page });
    observer.subscribe(() => {})();
  }
  expect(client.getQueryData(['page', 1])).toBeUndefined();
  expect(client.getQueryData(['location'])).toBe('FR');
});

test('keeps the queries of the next screen, read or not, and removes those that were never fetched', async () => {
  const client = createQueryClient();
  const cache = client.getQueryCache();
  for (let page = 1; page <= 30; page += 1) await client.fetchQuery({ queryKey: ['page', page], queryFn: () => page });
  // As a list does for its neighbouring pages, but only once a modal is open.
  const ofKey = (...queryKey: [string, number]) => ({ queryKey, queryFn: () => 0, enabled: false });
  const observer = new QueryObserver(client, ofKey('neighbour', 0));
  const leave = observer.subscribe(() => {});
  const goOnTo = async (...queryKey: [string, number]) => {
    observer.setOptions(ofKey(...queryKey));
    await Promise.resolve();
    expect(cache.find({ queryKey })).toBe(observer.getCurrentQuery());
  };
  for (let page = 1; page <= 100; page += 1) await goOnTo('neighbour', page);
  // Back to the oldest of those that are kept.
  await client.fetchQuery({ queryKey: ['page', 31], queryFn: () => 31 });
  await goOnTo('page', 2);
  leave();
  await Promise.resolve();
  expect(cache.findAll({ queryKey: ['neighbour'] })).toHaveLength(30);
  expect(cache.findAll({ queryKey: ['page'] })).toHaveLength(30);
});

test('reads that are broken off do not pile up', async () => {
  const client = createQueryClient();
  for (let page = 1; page <= 100; page += 1) {
    const queryFn = ({ signal }: { signal: AbortSignal }) =>
      new Promise<number>((_, reject) => signal.addEventListener('abort', () => reject(new Error('left'))));
    new QueryObserver(client, { queryKey: ['page', page], queryFn }).subscribe(() => {})();
    await vi.waitFor(() => expect(client.isFetching()).toBe(0));
  }
  expect(client.getQueryCache().getAll().length).toBeLessThanOrEqual(31);
});

const toastTexts = () => toastStore.read().map(({ message }) => message);

test.each([
  { outcome: 'succeeds', message: 'Offre créée', settle: (resolve: () => void) => resolve() },
  {
    outcome: 'fails',
    message: 'Erreur lors de la sauvegarde',
    settle: (_: () => void, reject: (error: Error) => void) => reject(new Error('refused')),
  },
])('a write that $outcome is told to whoever asked for it, and not to the next person', async ({ message, settle }) => {
  const client = createQueryClient();
  const write = () => {
    let answer = () => {};
    const answered = new Promise<void>((resolve, reject) => {
      answer = () => settle(resolve, reject);
    });
    const meta = { successToast: 'Offre créée', failureToast: 'Erreur lors de la sauvegarde' };
    const observer = new MutationObserver(client, { mutationFn: () => answered, meta });
    return { answer, settled: observer.mutate().catch(() => {}) };
  };
  const first = write();
  first.answer();
  await first.settled;
  expect(toastTexts()).toEqual([message]);

  const second = write();
  client.clear();
  second.answer();
  await second.settled;
  expect(toastTexts()).toEqual([message]);
});

const failureOf = (status: number | null) =>
  new ApiError('sold', status === null ? { kind: 'network' } : { kind: 'unreadable', status });

describe('with a clock of its own', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.mocked(console.warn).mockRestore();
  });

  test.each([null, 502, 503, 504, 500, 404, 401])('a read that fails with %s is sent once', async (status) => {
    const queryFn = vi.fn(() => Promise.reject(failureOf(status)));
    const leave = new QueryObserver(createQueryClient(), { queryKey: ['read'], queryFn }).subscribe(() => {});
    await vi.advanceTimersByTimeAsync(60_000);
    leave();
    expect(queryFn).toHaveBeenCalledOnce();
  });

  test('what is no failure of a call is not tried again, and a write never is', async () => {
    const client = createQueryClient();
    const read = vi.fn(() => Promise.reject(new Error('defect')));
    const leave = new QueryObserver(client, { queryKey: ['read'], queryFn: read }).subscribe(() => {});
    const write = vi.fn(() => Promise.reject(failureOf(null)));
    const written = new MutationObserver(client, { mutationFn: write }).mutate();
    await expect(written).rejects.toThrow();
    await vi.advanceTimersByTimeAsync(60_000);
    leave();
    expect([read, write].map((asked) => asked.mock.calls.length)).toEqual([1, 1]);
  });

  test('what was read is true for five seconds', async () => {
    const client = createQueryClient();
    const queryFn = vi.fn(() => 'FR');
    const read = () => client.fetchQuery({ queryKey: ['read'], queryFn });
    await read();
    await vi.advanceTimersByTimeAsync(4_999);
    await read();
    expect(queryFn).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    await read();
    expect(queryFn).toHaveBeenCalledTimes(2);
  });

  test.each([
    ['somebody looks at', 500, true, ['Pas de mission']],
    ['was fetched ahead', 500, false, []],
    ['the session did not outlive', 401, true, []],
  ])('the failure of a read that %s: a toast where one is due, a line in the console always', async (...row) => {
    const [, status, isSeen, toasts] = row;
    const client = createQueryClient();
    const meta = { failureToast: 'Pas de mission' };
    const options = { queryKey: ['read'], queryFn: () => Promise.reject(failureOf(status)), meta };
    if (isSeen) onTestFinished(new QueryObserver(client, options).subscribe(() => {}));
    else await client.prefetchQuery(options);
    await vi.waitFor(() => expect(console.warn).toHaveBeenCalledOnce());
    expect(console.warn).toHaveBeenCalledWith('[query]', `GET /api/get/user/sold: unreadable ${status}`);
    expect(toastTexts()).toEqual(toasts);
  });

  test('a failure before its screen is drawn is reported once, when it is, without another request', async () => {
    const client = createQueryClient();
    const queryFn = vi.fn(() => Promise.reject(failureOf(500)));
    const options = { queryKey: ['read'], queryFn, meta: { failureToast: 'Pas de mission' } };
    await client.prefetchQuery(options);
    expect(toastTexts()).toEqual([]);
    for (let count = 0; count < 2; count += 1)
      onTestFinished(new QueryObserver(client, options).subscribe(() => undefined));
    expect(toastTexts()).toEqual(['Pas de mission']);
    expect(queryFn).toHaveBeenCalledOnce();
  });

  test('a write that the session did not outlive is said by the session', async () => {
    const meta = { failureToast: 'Erreur lors de la sauvegarde' };
    const mutationFn = () => Promise.reject(failureOf(401));
    const written = new MutationObserver(createQueryClient(), { mutationFn, meta }).mutate();
    await expect(written).rejects.toThrow();
    expect(toastTexts()).toEqual([]);
  });
});

test('a read from before the clock was set back is stale, one of just now is fresh', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-27T10:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const client = createQueryClient();
  const queryFn = vi.fn(() => 'rows');
  const read = () => client.fetchQuery({ queryKey: ['list'], queryFn });
  await read();
  await read();
  expect(queryFn).toHaveBeenCalledTimes(1);
  vi.setSystemTime(Date.parse('2026-11-27T09:00:00Z'));
  await read();
  await read();
  expect(queryFn).toHaveBeenCalledTimes(2);
});
