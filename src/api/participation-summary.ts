import type { Participation } from './contract/entities';
import type { ParticipationStatus } from './contract/statuses';
import { statusOf } from './participation-status';

export type Summary = Record<ParticipationStatus | 'total', number>;

export const summarise = (participations: readonly Pick<Participation, 'status'>[]): Summary => {
  const summary: Summary = { total: participations.length, opened: 0, approved: 0, disapproved: 0 };
  for (const participation of participations) summary[statusOf(participation)] += 1;
  return summary;
};
