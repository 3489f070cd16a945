import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { runEntrySync } from '~/features/admin/network/entry-sync';
import { syncRecordQuery } from '~/features/admin/network/sync-record-query';

it('waits for the synchronisation of whoever enters, even while its code is still loading', async () => {
  const fetch = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  let finish = () => {};
  const entry = runEntrySync(
    () =>
      new Promise((resolve) => {
        finish = resolve;
      }),
  );
  const record = new QueryClient().fetchQuery({ ...syncRecordQuery('2026-03-14T01:00:00Z'), retry: false });
  const refused = expect(record).rejects.toThrow();
  await new Promise((resolve) => setImmediate(resolve));
  expect(fetch).not.toHaveBeenCalled();
  finish();
  await entry;
  await refused;
  expect(fetch).toHaveBeenCalled();
  fetch.mockRestore();
});
