import * as v from 'valibot';
import type { Offer } from '~/api/contract/entities';
import type { Id } from '~/api/contract/scalars';
import { safeStorage } from '~/lib/browser/storage';

export const SYNC_RECORD_KEY = 'missio:sync-changes';

/** Titles that are named; the count says how many more there are. */
const NAMED = 5;

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

const Participations = v.object({ total: Count, opened: Count, approved: Count, disapproved: Count });

/** What was there after a synchronisation, as far as it was read. */
const Snapshot = v.object({
  /** Names the synchronisation: its date, empty before the first one. */
  sync: v.string(),
  total: Count,
  missions: v.array(v.tuple([v.union([v.string(), v.number()]), v.string(), v.string()])),
  participations: Participations,
});
export type Snapshot = v.InferOutput<typeof Snapshot>;

const Figures = v.object({ missions: Count, participations: Participations });

const Titles = v.object({ count: Count, titles: v.array(v.string()) });
export type Titles = v.InferOutput<typeof Titles>;

const SyncChange = v.object({
  from: v.string(),
  to: v.string(),
  before: Figures,
  after: Figures,
  /** Unknown unless both lists were read whole. */
  added: v.nullable(Titles),
  gone: v.nullable(Titles),
  changed: Titles,
  /** Missions that were in both reads. */
  compared: Count,
});
export type SyncChange = v.InferOutput<typeof SyncChange>;

const SyncRecord = v.object({ latest: Snapshot, change: v.nullable(SyncChange) });
export type SyncRecord = v.InferOutput<typeof SyncRecord>;

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** FNV-1a: short enough to keep hundreds. */
const fingerprint = (text: string): string => {
  let hash = FNV_OFFSET;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), FNV_PRIME);
  }
  return (hash >>> 0).toString(36);
};

/** A mission as it is kept: its id, its title and a mark of what a synchronisation may change. */
export const missionEntry = (offer: Offer): Snapshot['missions'][number] => {
  const { id, title, description, image_url, country, deeplink, status, commission, currency_code } = offer;
  const parts = [title, description, image_url, country, deeplink, status, commission, currency_code];
  return [id, title, fingerprint(JSON.stringify(parts.map((part) => part ?? null)))];
};

const isWhole = ({ missions, total }: Snapshot): boolean => missions.length >= total;

const titlesOf = (missions: Snapshot['missions']): Titles => ({
  count: missions.length,
  titles: missions.slice(0, NAMED).map(([, title]) => title),
});

const figuresOf = ({ total, participations }: Snapshot) => ({ missions: total, participations });

/** What two reads differ in; what a list that was read in part cannot tell is `null`. */
export const compareSnapshots = (before: Snapshot, after: Snapshot): SyncChange => {
  const prints = (snapshot: Snapshot) => new Map<Id, string>(snapshot.missions.map(([id, , print]) => [id, print]));
  const [former, current] = [prints(before), prints(after)];
  const isKnown = isWhole(before) && isWhole(after);
  const common = after.missions.filter(([id]) => former.has(id));
  return {
    from: before.sync,
    to: after.sync,
    before: figuresOf(before),
    after: figuresOf(after),
    added: isKnown ? titlesOf(after.missions.filter(([id]) => !former.has(id))) : null,
    gone: isKnown ? titlesOf(before.missions.filter(([id]) => !current.has(id))) : null,
    changed: titlesOf(common.filter(([id, , print]) => former.get(id) !== print)),
    compared: common.length,
  };
};

/** Keeps the last comparison until there is another synchronisation: later reads are the next one's « before ». */
export const recordSnapshot = (record: SyncRecord | null, snapshot: Snapshot): SyncRecord => {
  if (!record) return { latest: snapshot, change: null };
  const isSame = record.latest.sync === snapshot.sync;
  return { latest: snapshot, change: isSame ? record.change : compareSnapshots(record.latest, snapshot) };
};

/** This device's record; `null` if there is none, or none that can be read. */
export const readSyncRecord = (): SyncRecord | null => {
  try {
    return v.parse(SyncRecord, JSON.parse(safeStorage().getItem(SYNC_RECORD_KEY) ?? 'null'));
  } catch {
    return null;
  }
};

export const keepSyncRecord = (record: SyncRecord): void =>
  safeStorage().setItem(SYNC_RECORD_KEY, JSON.stringify(record));
