import * as v from 'valibot';
import { formatDate, parseTimestamp } from '~/lib/format/dates';
import { RowId, SearchText } from '~/lib/list/list-search';

const Day = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}$/),
  v.check((day) => parseTimestamp(day) !== null),
);

/** The participation that a message is about; whatever makes no sense is left out. */
export const ContactSearch = v.object({
  mission: SearchText,
  participation: RowId,
  date: v.optional(v.fallback(v.optional(Day), undefined)),
});
export type ContactSubject = v.InferOutput<typeof ContactSearch>;

/** The first lines of the message; empty without a subject. */
export const describeSubject = ({ mission, participation, date }: ContactSubject): string => {
  const lines = [
    ...(mission ? [`Mission\u00A0: ${mission}`] : []),
    ...(participation === undefined ? [] : [`Participation\u00A0: nº\u00A0${participation}`]),
    ...(date === undefined ? [] : [`Date\u00A0: ${formatDate(date)}`]),
  ];
  return lines.length === 0 ? '' : `${lines.join('\n')}\n\n`;
};
