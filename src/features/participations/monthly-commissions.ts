import type { Participation } from '~/api/contract/entities';
import { waitingSince } from '~/api/contract/life/participation-life';
import { COMMISSION_EUR, statusOf } from '~/api/contract/scalars';
import { dayOf } from '~/lib/format/day-of';
import { formatMonth, formatShortMonth } from '~/lib/format/periods';

export const MONTHS_SHOWN = 12;

interface MonthOfCommissions {
  /** « 2026-03 », in Paris. */
  month: string;
  label: string;
  longLabel: string;
  /** Euros: approved, waiting. */
  values: readonly [number, number];
}

export interface MonthlyCommissions {
  /** From the oldest, without a gap. */
  months: readonly MonthOfCommissions[];
  undated: number;
  /** In months before those shown. */
  older: number;
}

const LENGTH_OF_MONTH = '2026-03'.length;

const monthBefore = (month: string): string => {
  const [year = 0, index = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, index - 2, 1)).toISOString().slice(0, LENGTH_OF_MONTH);
};

/** The last months up to `last`, no further back than the oldest participation. */
const monthsUpTo = (last: string, oldest: string): string[] => {
  const months = [last];
  for (let first = months[0]; first !== undefined && first > oldest && months.length < MONTHS_SHOWN; ) {
    first = monthBefore(first);
    months.unshift(first);
  }
  return months;
};

type Dated = Pick<Participation, 'status' | 'created_at' | 'clicked_at'>;

/** What was earned and what waits, by the month in which the participation began; refused ones earn nothing. */
export const monthlyCommissions = (participations: readonly Dated[], now: Date): MonthlyCommissions => {
  const sums = new Map<string, [number, number]>();
  let undated = 0;
  for (const participation of participations) {
    const status = statusOf(participation);
    if (status === 'disapproved') continue;
    const month = dayOf(waitingSince(participation))?.slice(0, LENGTH_OF_MONTH);
    if (month === undefined) {
      undated += 1;
      continue;
    }
    const [approved, waiting] = sums.get(month) ?? [0, 0];
    sums.set(
      month,
      status === 'approved' ? [approved + COMMISSION_EUR, waiting] : [approved, waiting + COMMISSION_EUR],
    );
  }
  const [oldest, ...later] = [...sums.keys()].sort();
  const thisMonth = (dayOf(now) ?? '').slice(0, LENGTH_OF_MONTH);
  // A server's clock may be ahead.
  const last = [thisMonth, oldest ?? '', ...later].sort().at(-1) ?? thisMonth;
  const shown = oldest === undefined ? [] : monthsUpTo(last, oldest);
  const older = [...sums]
    .filter(([month]) => !shown.includes(month))
    .reduce((count, [, [approved, waiting]]) => count + (approved + waiting) / COMMISSION_EUR, 0);
  return {
    months: shown.map((month) => ({
      month,
      label: formatShortMonth(`${month}-01`),
      longLabel: formatMonth(`${month}-01`),
      values: sums.get(month) ?? [0, 0],
    })),
    undated,
    older,
  };
};
