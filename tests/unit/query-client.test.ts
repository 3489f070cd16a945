import { MutationObserver, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { toastStore } from '~/design-system/feedback/notify';
import { createQueryClient } from '~/query-client';

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
