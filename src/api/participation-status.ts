import type { Participation } from './contract/entities';
import type { ParticipationStatus } from './contract/statuses';

/** What a participation counts as: any status that is neither approved nor disapproved is still open (specification, section 4). */
export const statusOf = ({ status }: Pick<Participation, 'status'>): ParticipationStatus =>
  status === 'approved' || status === 'disapproved' ? status : 'opened';
