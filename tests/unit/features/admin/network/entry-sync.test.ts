import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { networkQueries } from '~/api/queries/admin/admin-queries';
import { runEntrySync } from '~/features/admin/network/entry-sync';
import { syncRecordQuery } from '~/features/admin/network/sync-record-query';

const settings = (last_sync: string) => ({
  settings: { publisher_id: '1', username: 'u' },
  sync_info: { last_sync, last_sync_count: 0 },
});

it('is not read as what an earlier synchronisation left, once the entry’s has moved its date on', async () => {
  const fetch = vi.spyOn(globalThis, 'fetch');
  const client = new QueryClient();
  const key = networkQueries.settings().queryKey;
  client.setQueryData(key, settings('2026-03-14T01:00:00Z'));
  const entry = runEntrySync(async () => {
    client.setQueryData(key, settings('2026-03-15T01:00:00Z'));
  });
  const record = await client.fetchQuery(syncRecordQuery('2026-03-14T01:00:00Z'));
  await entry;
  expect(record).toBeNull();
  expect(fetch).not.toHaveBeenCalled();
  fetch.mockRestore();
});

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
