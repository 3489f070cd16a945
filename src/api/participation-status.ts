import type { Participation } from './contract/entities';
import type { ParticipationStatus } from './contract/statuses';

/** Any status neither approved nor disapproved is open (specification, section 4). */
export const statusOf = ({ status }: Pick<Participation, 'status'>): ParticipationStatus =>
  status === 'approved' || status === 'disapproved' ? status : 'opened';
