import type { Participation } from './entities';

/** Any other status is shown as pending. */
export const participationStatuses = ['opened', 'approved', 'disapproved'] as const;
export type ParticipationStatus = (typeof participationStatuses)[number];

/** Any status neither approved nor disapproved is open (specification, section 4). */
export const statusOf = ({ status }: Pick<Participation, 'status'>): ParticipationStatus =>
  status === 'approved' || status === 'disapproved' ? status : 'opened';

export type Summary = Record<ParticipationStatus | 'total', number>;

export const summarise = (participations: readonly Pick<Participation, 'status'>[]): Summary => {
  const summary: Summary = { total: participations.length, opened: 0, approved: 0, disapproved: 0 };
  for (const participation of participations) summary[statusOf(participation)] += 1;
  return summary;
};
