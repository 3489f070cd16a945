import { describe, expect, it } from 'vitest';
import { MONTHS_SHOWN, monthlyCommissions } from '~/features/participations/monthly-commissions';

const NOW = new Date('2026-03-20T12:00:00Z');

const at = (created_at: string | null, status = 'approved') => ({ status, created_at, clicked_at: null });
const values = (rows: ReturnType<typeof at>[], now = NOW) =>
  monthlyCommissions(rows, now).months.map(({ month, values: sums }) => [month, ...sums]);

describe('the commissions by month', () => {
  it('are those approved and those that wait, with the empty months between', () => {
    const rows = [
      at('2026-01-10T00:00:00Z'),
      at('2026-01-11T00:00:00Z'),
      at('2026-01-12T00:00:00Z', 'étrange'),
      at('2026-03-01T00:00:00Z', 'opened'),
      at('2026-02-01T00:00:00Z', 'disapproved'),
    ];
    expect(values(rows)).toEqual([
      ['2026-01', 2, 1],
      ['2026-02', 0, 0],
      ['2026-03', 0, 1],
    ]);
    expect(monthlyCommissions(rows, NOW).months[0]).toMatchObject({ label: 'janv. 2026', longLabel: 'janvier 2026' });
  });

  it('belong to the month in Paris, across a new year', () => {
    const now = new Date('2026-01-02T00:00:00Z');
    expect(values([at('2025-12-31T23:30:00Z'), at('2025-12-31T22:30:00Z')], now)).toEqual([
      ['2025-12', 1, 0],
      ['2026-01', 1, 0],
    ]);
  });

  it('are not shown without a date or before the last months, and are counted', () => {
    const rows = [at(null), at('2019-05-01T00:00:00Z'), at('2019-05-02T00:00:00Z', 'opened'), at('2026-03-01')];
    const { months, undated, older } = monthlyCommissions(rows, NOW);
    expect(months).toHaveLength(MONTHS_SHOWN);
    expect(months[0]?.month).toBe('2025-04');
    expect([undated, older]).toEqual([1, 2]);
  });

  it('are none without participations, or with refused ones alone', () => {
    expect(monthlyCommissions([], NOW)).toEqual({ months: [], undated: 0, older: 0 });
    expect(values([at('2026-03-01', 'disapproved')])).toEqual([]);
  });

  it('of a month after now, by a clock that is ahead, are not lost', () => {
    const { months, older } = monthlyCommissions([at('2026-04-01T00:00:00Z')], NOW);
    expect(months.map(({ month }) => month)).toEqual(['2026-04']);
    expect(older).toBe(0);
  });
});
