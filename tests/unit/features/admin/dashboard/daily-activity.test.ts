import { expect, it } from 'vitest';
import { ACTIVITY_DAYS } from '~/features/admin/dashboard/activity-days';
import { dailyActivity, daysUpTo, isRecent } from '~/features/admin/dashboard/daily-activity';

/** Already the 30th in Paris, where clocks go forward on the 29th. */
const NOW = new Date('2026-03-29T22:30:00Z');

const at = (created_at: string | null, status = 'opened') => ({ status, created_at, clicked_at: null });

it('lists the last days in Paris, each once, across the change of clocks', () => {
  const days = daysUpTo(NOW);
  expect(days).toHaveLength(ACTIVITY_DAYS);
  expect(new Set(days).size).toBe(ACTIVITY_DAYS);
  expect([days[0], ...days.slice(-2)]).toEqual(['2026-03-01', '2026-03-29', '2026-03-30']);
});

it('counts by day and status, and leaves out what is older or has no date', () => {
  const { days, counted, undated } = dailyActivity(
    [
      at('2026-03-29T22:10:00Z', 'approved'),
      at('2026-03-29T21:50:00Z', 'disapproved'),
      at('2026-03-29T21:40:00Z', 'étrange'),
      at('2026-02-28T22:59:00Z'),
      at(null),
    ],
    NOW,
  );
  expect(days.slice(-2)).toEqual([
    { label: '29 mars', longLabel: '29 mars 2026', values: [0, 1, 1] },
    { label: '30 mars', longLabel: '30 mars 2026', values: [1, 0, 0] },
  ]);
  expect([counted, undated]).toEqual([3, 1]);
});

it('tells what is recent: from midnight in Paris of the first day, and what has no date', () => {
  const keeps = isRecent(NOW);
  expect([at('2026-02-28T23:00:00Z'), at('2026-02-28T22:59:59Z'), at(null)].map(keeps)).toEqual([true, false, true]);
});
