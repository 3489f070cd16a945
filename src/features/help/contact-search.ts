import * as v from 'valibot';
import { RowId, SearchText } from '~/lib/list/list-search';

const Day = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/));

/** The participation that a message is about; whatever makes no sense is left out. */
export const ContactSearch = v.object({
  mission: SearchText,
  participation: RowId,
  date: v.optional(v.fallback(v.optional(Day), undefined)),
});
export type ContactSubject = v.InferOutput<typeof ContactSearch>;
