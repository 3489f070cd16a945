import { once } from '~/lib/browser/deferred';
import { type DateInput, parseTimestamp } from './dates';
import { TIME_ZONE } from './formats';

const sortableDay = once(
  () => new Intl.DateTimeFormat('sv-SE', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone: TIME_ZONE }),
);

/** « 2026-03-14 », the day in Paris; `null` when unreadable. */
export const dayOf = (value: DateInput): string | null => {
  const date = parseTimestamp(value);
  return date && sortableDay().format(date);
};
