import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Offer } from '~/api/contract/entities';
import { participationStatuses } from '~/api/contract/scalars';
import { adminOfferQueries, adminParticipationQueries, networkQueries } from '~/api/queries/admin/admin-queries';
import { abortUnobserved } from '~/api/queries/query-utils';
import { createPageReader } from '~/lib/list/page-reader';
import { entrySyncEnd } from './entry-sync';
import { keepSyncRecord, missionEntry, readSyncRecord, recordSnapshot, type Snapshot } from './sync-changes';
import { SYNC_KEY } from './sync-key';

/** Pages of `MAX_PER_PAGE`: who has more missions reads which ones changed among the first alone. */
const MAX_PAGES = 5;

const FRESH_MS = 5 * 60_000;

const readMissions = async (signal: AbortSignal): Promise<Pick<Snapshot, 'missions' | 'total'>> => {
  const missions: Snapshot['missions'] = [];
  let total = 0;
  const reader = createPageReader<Offer>(async (page, pageSignal) => {
    const answer = await adminOfferQueries.read({})(page, pageSignal);
    total = answer.total;
    return answer;
  });
  for (let pages = 0; pages < MAX_PAGES; pages += 1) {
    const step = await reader.next(signal);
    if (!step) break;
    missions.push(...step.rows.map(missionEntry));
  }
  return { missions, total };
};

const readParticipations = async (client: QueryClient): Promise<Snapshot['participations']> => {
  const count = (filter: Parameters<typeof adminParticipationQueries.count>[0]) =>
    client.fetchQuery(adminParticipationQueries.count(filter));
  const [total, opened, approved, disapproved] = await Promise.all([
    count({}),
    ...participationStatuses.map((status) => count({ status })),
  ]);
  return { total, opened: opened ?? 0, approved: approved ?? 0, disapproved: disapproved ?? 0 };
};

const readLastSync = (client: QueryClient): string | null | undefined =>
  client.getQueryData(networkQueries.settings().queryKey)?.sync_info.last_sync;

/** Reads what there is after `sync`, apart from the synchronisation itself, and compares it with this device's last. */
export const syncRecordQuery = (sync: string) =>
  queryOptions({
    queryKey: [...networkQueries.all(), 'record', sync] as const,
    queryFn: abortUnobserved(async (signal, client) => {
      await entrySyncEnd();
      signal.throwIfAborted();
      // What there is now follows a later synchronisation, which has a read of its own.
      const isOutdated = () => (readLastSync(client) ?? sync) !== sync;
      if (isOutdated()) return readSyncRecord();
      const [missions, participations] = await Promise.all([readMissions(signal), readParticipations(client)]);
      const record = readSyncRecord();
      // Read in the middle of a synchronisation: this is neither before nor after it.
      if (isOutdated() || client.isMutating({ mutationKey: SYNC_KEY }) > 0) return record;
      const next = recordSnapshot(record, { sync, ...missions, participations });
      keepSyncRecord(next);
      return next;
    }),
    placeholderData: () => readSyncRecord() ?? undefined,
    staleTime: FRESH_MS,
  });
