import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { abortUnobserved, refetchAfterWrite } from '~/api/queries/query-utils';

/** A read that stays open, its signals, and an observer of it. */
const openRead = () => {
  const signals: AbortSignal[] = [];
  const client = new QueryClient();
  const observer = new QueryObserver(client, {
    queryKey: ['read'],
    queryFn: abortUnobserved((signal) => {
      signals.push(signal);
      return new Promise<string>(() => undefined);
    }),
  });
  return { client, observer, signals };
};

test('an observer that comes back at once finds its read still under way, as StrictMode does', async () => {
  const { observer, signals } = openRead();
  const leave = observer.subscribe(() => undefined);
  await vi.waitFor(() => expect(signals).toHaveLength(1));
  leave();
  observer.subscribe(() => undefined);
  await Promise.resolve();
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
});

test('a read that nobody observes any more is aborted, and sent anew for the next who asks', async () => {
  const { observer, signals } = openRead();
  const leave = observer.subscribe(() => undefined);
  await vi.waitFor(() => expect(signals).toHaveLength(1));
  leave();
  await vi.waitFor(() => expect(signals[0]?.aborted).toBe(true));
  observer.subscribe(() => undefined);
  await vi.waitFor(() => expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]));
});

test('one that was prefetched, and never observed, goes on; the end of the session aborts it', async () => {
  const { client, observer, signals } = openRead();
  const prefetched = client.prefetchQuery(observer.options);
  await vi.waitFor(() => expect(signals).toHaveLength(1));
  expect(signals[0]?.aborted).toBe(false);
  client.clear();
  expect(signals[0]?.aborted).toBe(true);
  await prefetched;
});

test('a first read that a write has overtaken is sent again, and its older answer is not shown', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } });
  const answers: ((value: string) => void)[] = [];
  const read = () => new Promise<string>((resolve) => answers.push(resolve));
  const observer = new QueryObserver(client, { queryKey: ['list', 'page'], queryFn: abortUnobserved(read) });
  observer.subscribe(() => undefined);
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  const refetched = refetchAfterWrite(client, ['list']);
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[0]?.('before');
  answers[1]?.('after');
  await refetched;
  expect(observer.getCurrentResult().data).toBe('after');
});
