import { type DateInput, dateFormat, formatWith } from './dates';

const longMonth = dateFormat({ month: 'long', year: 'numeric' });
const shortMonth = dateFormat({ month: 'short', year: 'numeric' });
const shortDay = dateFormat({ day: 'numeric', month: 'short' });

/** « mars 2026 ». */
export const formatMonth = (value: DateInput): string => formatWith(longMonth, value);

/** « févr. 2026 ». */
export const formatShortMonth = (value: DateInput): string => formatWith(shortMonth, value);

/** « 14 mars ». */
export const formatShortDay = (value: DateInput): string => formatWith(shortDay, value);
