import * as v from 'valibot';

/** A number, or its digits where a number would round them (above 2^53). */
export type Id = number | string;

const toId = (digits: string): Id => {
  const id = Number(digits);
  return Number.isSafeInteger(id) ? id : digits;
};

/** No database has ids of more than 39 digits. */
export const IdText = v.pipe(v.string(), v.regex(/^[1-9][0-9]{0,38}$/), v.transform(toId));

/** ISO 3166-1 alpha-2, in either case. */
export const COUNTRY_CODE = /^[A-Za-z]{2}$/;

export const countryCode = (message?: string) => v.pipe(v.string(), v.regex(COUNTRY_CODE, message), v.toUpperCase());

/** Only an absolute http(s) URL may be stored as a link or opened. */
export const isHttpUrl = (text: string): boolean => {
  if (!/^https?:\/\//i.test(text.trim())) return false;
  try {
    // Browsers turn a space in the host into %20.
    return !new URL(text).hostname.includes('%');
  } catch {
    return false;
  }
};
