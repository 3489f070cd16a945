import { formatDate, parseTimestamp } from '~/lib/format/dates';
import type { ContactSubject } from './contact-search';

/** The first lines of the message; empty without a subject. */
export const describeSubject = ({ mission, participation, date }: ContactSubject): string => {
  const lines = [
    ...(mission ? [`Mission\u00A0: ${mission}`] : []),
    ...(participation === undefined ? [] : [`Participation\u00A0: nº\u00A0${participation}`]),
    ...(parseTimestamp(date) ? [`Date\u00A0: ${formatDate(date)}`] : []),
  ];
  return lines.length === 0 ? '' : `${lines.join('\n')}\n\n`;
};
