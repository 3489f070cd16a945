import type { Participation } from '~/api/contract/entities';
import { waitingSince } from '~/api/contract/life/participation-life';
import { type ParticipationStatus, statusOf } from '~/api/contract/scalars';
import { formatDate } from '~/lib/format/dates';
import { dayOf } from '~/lib/format/day-of';
import { formatShortDay } from '~/lib/format/periods';
import { ACTIVITY_DAYS } from './activity-days';

/** In the order in which the bars are stacked. */
const activityStatuses = ['approved', 'opened', 'disapproved'] as const satisfies ParticipationStatus[];

type Dated = Pick<Participation, 'status' | 'created_at' | 'clicked_at'>;

/** « 2026-03-14 » in Paris, so that days sort as texts. */
const dayOfParticipation = (participation: Dated): string | null => dayOf(waitingSince(participation));

const DAY_MS = 24 * 60 * 60_000;

/** The last days up to `now`, from the oldest. */
export const daysUpTo = (now: Date): string[] => {
  const last = Date.parse(`${dayOf(now)}T00:00:00Z`);
  return Array.from({ length: ACTIVITY_DAYS }, (_, index) =>
    new Date(last - (ACTIVITY_DAYS - 1 - index) * DAY_MS).toISOString().slice(0, '2026-03-14'.length),
  );
};

/** Whether a participation counts: one without a date may be of these days. */
export const isRecent = (now: Date) => {
  const [first = ''] = daysUpTo(now);
  return (participation: Dated): boolean => (dayOfParticipation(participation) ?? first) >= first;
};

interface DayOfActivity {
  label: string;
  longLabel: string;
  /** By status, in the order of `activityStatuses`. */
  values: readonly number[];
}

export interface DailyActivity {
  days: readonly DayOfActivity[];
  counted: number;
  undated: number;
}

/** Participations by the day on which they began, and by their status now. */
export const dailyActivity = (participations: readonly Dated[], now: Date): DailyActivity => {
  const counts = new Map(daysUpTo(now).map((day) => [day, activityStatuses.map(() => 0)]));
  let counted = 0;
  let undated = 0;
  for (const participation of participations) {
    const day = dayOfParticipation(participation);
    if (day === null) undated += 1;
    const values = counts.get(day ?? '');
    if (!values) continue;
    const rank = activityStatuses.indexOf(statusOf(participation));
    values[rank] = (values[rank] ?? 0) + 1;
    counted += 1;
  }
  return {
    days: [...counts].map(([day, values]) => ({ label: formatShortDay(day), longLabel: formatDate(day), values })),
    counted,
    undated,
  };
};
