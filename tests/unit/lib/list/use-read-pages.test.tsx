// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ReadPage } from '~/lib/list/page-reader';
import { useReadPages } from '~/lib/list/use-read-pages';

interface Row {
  id: number;
}

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
let root: Root;
beforeEach(() => {
  root = createRoot(document.createElement('div'));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  act(() => root.unmount());
  vi.restoreAllMocks();
});

/** Three pages of two rows; the test answers each request. */
const open = async (options?: Parameters<typeof useReadPages<Row>>[1]) => {
  const asked: { page: number; answer: () => void; fail: () => void }[] = [];
  const readPage: ReadPage<Row> = (page, signal) =>
    new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
      const data = [{ id: page * 2 - 1 }, { id: page * 2 }];
      const answer = () => resolve({ data, current_page: page, last_page: 3, total: 6, per_page: 2, unreadable: 1 });
      asked.push({ page, answer, fail: () => reject(new Error('panne')) });
    });
  let hook: ReturnType<typeof useReadPages<Row>> | undefined;
  function Host() {
    hook = useReadPages(readPage, options);
    return null;
  }
  await act(() => root.render(<Host />));
  const now = () => hook ?? expect.unreachable('not drawn');
  return {
    asked,
    now,
    does: (what: 'start' | 'resume' | 'stop') => act(async () => now()[what]()),
    next: (how: 'answer' | 'fail' = 'answer') => act(async () => asked.at(-1)?.[how]()),
    ids: () => now().read.rows.map(({ id }) => id),
  };
};

it('reads page after page, and says how far it is', async () => {
  const { asked, now, does, next, ids } = await open();
  expect(now().read.status).toBe('idle');
  await does('start');
  await next();
  expect(now().read).toMatchObject({ status: 'running', page: 1, lastPage: 3, unreadable: 1 });
  await next();
  await next();
  expect(now().read).toMatchObject({ status: 'done', page: 3, unreadable: 3 });
  expect(ids()).toEqual([1, 2, 3, 4, 5, 6]);
  await does('start');
  expect(ids()).toEqual([]);
  expect(asked.map(({ page }) => page)).toEqual([1, 2, 3, 1]);
});

it('goes on after a failure and after a stop, and loses no page', async () => {
  const { asked, now, does, next, ids } = await open();
  await does('start');
  await next();
  await next('fail');
  expect(now().read).toMatchObject({ status: 'failed', page: 1 });
  await does('resume');
  await does('stop');
  expect(now().read).toMatchObject({ status: 'stopped', page: 1 });
  await does('resume');
  await next();
  await next();
  expect(now().read.status).toBe('done');
  expect(ids()).toEqual([1, 2, 3, 4, 5, 6]);
  expect(asked.map(({ page }) => page)).toEqual([1, 2, 2, 2, 3]);
});

it('is stopped after a failure as well', async () => {
  const { now, does, next } = await open();
  await does('start');
  await next('fail');
  await does('stop');
  expect(now().read.status).toBe('stopped');
});

it('keeps what is asked for, and ends where nothing more can come', async () => {
  const { asked, now, does, next, ids } = await open({
    keep: ({ id }) => id < 4,
    isLast: (page) => page.some(({ id }) => id >= 4),
  });
  await does('start');
  await next();
  await next();
  expect(now().read).toMatchObject({ status: 'done', page: 2, lastPage: 3 });
  expect(ids()).toEqual([1, 2, 3]);
  expect(asked).toHaveLength(2);
});
