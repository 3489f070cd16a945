import type { Participation } from '~/api/contract/entities';
import { statusOf } from '~/api/participation-status';
import { formatDate, formatDateTime } from '~/lib/format/dates';
import { MISSING } from '~/lib/format/formats';

const transactionOf = ({ raw_data }: Participation) => raw_data?.transaction;

/** The network's date, in any of the three forms that it sends. */
export const transactionDate = (participation: Participation): string =>
  formatDateTime(transactionOf(participation)?.date);

/** The IP address without its last part, as the network sends it. */
export const anonymousIp = (participation: Participation): string =>
  transactionOf(participation)?.anonymous_ip?.trim() || MISSING;

/** When the user clicked, for a pending participation; `null` if unknown. */
export const clickedAt = (participation: Participation): string | null => {
  const date = formatDate(participation.clicked_at);
  return statusOf(participation) === 'opened' && date !== MISSING ? date : null;
};
