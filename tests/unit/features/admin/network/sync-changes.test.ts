import { afterEach, describe, expect, it } from 'vitest';
import type { Offer } from '~/api/contract/entities';
import {
  compareSnapshots,
  keepSyncRecord,
  missionEntry,
  readSyncRecord,
  recordSnapshot,
  type Snapshot,
  SYNC_RECORD_KEY,
} from '~/features/admin/network/sync-changes';
import { safeStorage } from '~/lib/browser/storage';

const offer = (id: number, changes: Partial<Offer> = {}): Offer => ({
  id,
  title: `Mission ${id}`,
  country: 'FR',
  deeplink: 'https://partner.test/',
  created_at: '2026-03-14T09:26:53Z',
  commission: 1,
  currency_code: 'EUR',
  ...changes,
});

const participations = { total: 10, opened: 5, approved: 3, disapproved: 2 };

const snapshot = (sync: string, offers: Offer[], changes: Partial<Snapshot> = {}): Snapshot => ({
  sync,
  total: offers.length,
  missions: offers.map(missionEntry),
  participations,
  ...changes,
});

const [MONDAY, TUESDAY, WEDNESDAY] = ['2026-03-09T01:00:00Z', '2026-03-10T01:00:00Z', '2026-03-11T01:00:00Z'];

describe('compareSnapshots', () => {
  it('counts and names what is new, changed and gone', () => {
    const before = snapshot(MONDAY, [offer(1), offer(2), offer(3, { status: 'pending' })]);
    const after = snapshot(TUESDAY, [offer(1), offer(3, { status: 'approved' }), offer(4)]);
    expect(compareSnapshots(before, after)).toMatchObject({
      from: MONDAY,
      to: TUESDAY,
      before: { missions: 3, participations },
      after: { missions: 3, participations },
      added: { count: 1, titles: ['Mission 4'] },
      changed: { count: 1, titles: ['Mission 3'] },
      gone: { count: 1, titles: ['Mission 2'] },
      compared: 2,
    });
  });

  it('sees each field that a synchronisation may change, and nothing in the order of the rows', () => {
    const before = snapshot(MONDAY, [offer(1), offer(2)]);
    expect(compareSnapshots(before, snapshot(TUESDAY, [offer(2), offer(1)])).changed.count).toBe(0);
    for (const change of [
      { title: 'Autre' },
      { description: 'Texte' },
      { deeplink: 'https://b.test/' },
      { commission: 2 },
    ]) {
      expect(compareSnapshots(before, snapshot(TUESDAY, [offer(1, change), offer(2)])).changed.count).toBe(1);
    }
  });

  it('does not tell what is new or gone of a list that was read in part', () => {
    const before = snapshot(MONDAY, [offer(1), offer(2)], { total: 900 });
    const after = snapshot(TUESDAY, [offer(3), offer(1, { title: 'Autre' })], { total: 901 });
    expect(compareSnapshots(before, after)).toMatchObject({
      added: null,
      gone: null,
      changed: { count: 1, titles: ['Autre'] },
      compared: 1,
      before: { missions: 900 },
      after: { missions: 901 },
    });
  });

  it('names a few, and counts all', () => {
    const many = Array.from({ length: 40 }, (_, index) => offer(index + 1));
    const { added } = compareSnapshots(snapshot(MONDAY, []), snapshot(TUESDAY, many));
    expect(added?.count).toBe(40);
    expect(added?.titles).toHaveLength(5);
  });
});

describe('recordSnapshot', () => {
  const monday = snapshot(MONDAY, [offer(1)]);
  const first = recordSnapshot(null, monday);

  it('has nothing to compare at first', () => {
    expect(first).toEqual({ latest: monday, change: null });
  });

  it('compares once there is another synchronisation, and keeps that until the next one', () => {
    const tuesday = recordSnapshot(first, snapshot(TUESDAY, [offer(1), offer(2)]));
    expect(tuesday.change?.added?.count).toBe(1);
    const edited = snapshot(TUESDAY, [offer(1, { title: 'À la main' }), offer(2)]);
    const later = recordSnapshot(tuesday, edited);
    expect(later).toEqual({ latest: edited, change: tuesday.change });
    expect(recordSnapshot(later, { ...edited, sync: WEDNESDAY }).change).toMatchObject({
      from: TUESDAY,
      changed: { count: 0 },
    });
  });
});

describe('the record of this device', () => {
  afterEach(() => safeStorage().removeItem(SYNC_RECORD_KEY));

  it('comes back as it was kept', () => {
    const record = recordSnapshot(recordSnapshot(null, snapshot(MONDAY, [])), snapshot(TUESDAY, [offer(1)]));
    keepSyncRecord(record);
    expect(readSyncRecord()).toEqual(record);
  });

  it.each(['', 'null', '{', '{"latest":{"sync":1}}'])('is none if it cannot be read: %j', (text) => {
    safeStorage().setItem(SYNC_RECORD_KEY, text);
    expect(readSyncRecord()).toBeNull();
  });
});
