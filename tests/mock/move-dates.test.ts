import { describe, expect, test } from 'vitest';
import { daysMoved, daysSinceSeed, moveDates } from '../../mock-server/seed/move-dates';
import { seedDate } from '../../mock-server/seed/seed-options';
import { parseTimestamp } from '../../src/lib/format/dates';
import { smallState } from './support/mock-backend';

const DAY_MS = 24 * 60 * 60_000;
const state = smallState();

const msOf = (date: string | number | null | undefined): number => parseTimestamp(date)?.getTime() ?? Number.NaN;

describe('moveDates', () => {
  test('moves every date by the same number of whole days, and keeps its kind', () => {
    const moved = moveDates(state, daysSinceSeed(new Date(seedDate.getTime() + 12.7 * DAY_MS)));
    expect(moved.users.map((row) => msOf(row.created_at))).toEqual(
      state.users.map((row) => msOf(row.created_at) + 12 * DAY_MS),
    );
    expect(moved.offers.map((row) => msOf(row.created_at))).toEqual(
      state.offers.map((row) => msOf(row.created_at) + 12 * DAY_MS),
    );
    for (const [index, row] of moved.participations.entries()) {
      const before = state.participations[index];
      expect(before).toBeDefined();
      for (const field of ['created_at', 'clicked_at', 'updated_at'] as const) {
        expect(msOf(row[field])).toBe(msOf(before?.[field]) + 12 * DAY_MS);
      }
      const [date, former] = [row.raw_data?.transaction?.date, before?.raw_data?.transaction?.date];
      expect(typeof date).toBe(typeof former);
      expect(String(date).length).toBe(String(former).length);
      if (former !== undefined) expect(msOf(date)).toBe(msOf(former) + 12 * DAY_MS);
    }
  });

  test('ends less than a day before now, and never after it', () => {
    for (const days of [0, 0.4, 1, 258.3]) {
      const now = seedDate.getTime() + days * DAY_MS;
      const { participations } = moveDates(state, daysSinceSeed(new Date(now)));
      const last = Math.max(...participations.map((row) => msOf(row.updated_at)));
      expect(now - last).toBeGreaterThanOrEqual(0);
      expect(now - last).toBeLessThan(3 * DAY_MS);
    }
  });

  test('leaves everything as it is on the day of the sample data', () => {
    expect(moveDates(state, daysSinceSeed(seedDate))).toBe(state);
  });

  test('can be told from what it has made', () => {
    for (const days of [0, 1, 258]) expect(daysMoved(state, moveDates(state, days))).toBe(days);
  });
});
