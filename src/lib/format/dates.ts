import { once } from '~/lib/browser/deferred';
import { LOCALE, MISSING, TIME_ZONE } from './formats';

export type DateInput = string | number | Date | null | undefined;

/** Timestamps of other lengths are milliseconds. */
const DIGITS_OF_SECONDS = 10;
const MS_PER_SECOND = 1000;

const DIGITS_ONLY = /^\d+$/;
const ISO = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:[.,]\d{1,9})?)?)\s?(Z|[+-]\d{2}(?::?\d{2})?)?)?$/i;
const ZONE_AT_THE_END = /(?:Z|GMT|UTC|[+-]\d{2}:?\d{2})(?:\s*\([^)]*\))?$/i;
/** Browsers skip unknown words (« le 3 »): only these are allowed. */
const DATE_WORDS =
  /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun)[a-z]*$|^(?:gmt|utc|z|am|pm|t)$/i;

function dateOf(milliseconds: number): Date | null {
  const date = new Date(milliseconds);
  return Number.isNaN(date.getTime()) ? null : date;
}

const fromDigits = (value: number, digits: string): Date | null =>
  dateOf(digits.length === DIGITS_OF_SECONDS ? value * MS_PER_SECOND : value);

function parseText(text: string): Date | null {
  const iso = ISO.exec(text);
  if (iso) {
    const [, year, month, day, time = '00:00', zone = 'Z'] = iso;
    // Browsers turn 30 February into 2 March.
    const daysInMonth = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
    if (Number(day) > daysInMonth) return null;
    const fullZone = /^[+-]\d{2}$/.test(zone) ? `${zone}:00` : zone.replace(/^([+-]\d{2})(\d{2})$/, '$1:$2');
    return dateOf(Date.parse(`${year}-${month}-${day}T${time.replace(',', '.')}${fullZone.toUpperCase()}`));
  }
  // Carbon prints MySQL's zero date as a day of the year -1.
  if (/^[+-]/.test(text)) return null;
  const words = text.replace(/\([^)]*\)/g, ' ').match(/\p{L}+/gu) ?? [];
  // `04/03/2026` is a day of March in France, of April for JavaScript.
  // Without a year, JavaScript says 2001.
  const year = words.length > 0 ? /\d{4}/ : /^\d{4}\D/;
  if (!year.test(text) || !words.every((word) => DATE_WORDS.test(word))) return null;
  return dateOf(Date.parse(ZONE_AT_THE_END.test(text) ? text : `${text} UTC`));
}

/** Reads digits as seconds (10 of them) or milliseconds, other text as a date; UTC without a time zone. */
export function parseTimestamp(value: DateInput): Date | null {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return dateOf(value.getTime());
  if (typeof value === 'number') return fromDigits(value, String(Math.trunc(Math.abs(value))));
  const text = value.trim();
  if (text === '') return null;
  // As a number it would lose leading zeros.
  return DIGITS_ONLY.test(text) ? fromDigits(Number(text), text) : parseText(text);
}

/** Made on first use. */
export const dateFormat = (options: Intl.DateTimeFormatOptions) =>
  once(() => new Intl.DateTimeFormat(LOCALE, { ...options, timeZone: TIME_ZONE }));

const longDate = dateFormat({ day: 'numeric', month: 'long', year: 'numeric' });
const shortDateTime = dateFormat({
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

const sheetDateTime = dateFormat({
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** A dash when unreadable. */
export const formatWith = (format: () => Intl.DateTimeFormat, value: DateInput) => {
  const date = parseTimestamp(value);
  return date ? format().format(date) : MISSING;
};

/** « 14 mars 2026 », Paris time; a dash when unreadable. */
export const formatDate = (value: DateInput): string => formatWith(longDate, value);

export const formatDateTime = (value: DateInput): string => formatWith(shortDateTime, value);

/** « 28/02/2026 09:26 » in Paris, which spreadsheets read as a date. */
export const formatSheetDate = (date: Date): string => sheetDateTime().format(date);
