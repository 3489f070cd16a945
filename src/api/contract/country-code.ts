import * as v from 'valibot';

/*
 * Kept in its own file because the address of a page and the country lookup need the rule without the forms and their
 * messages.
 */

/** Two letters, as ISO 3166-1 alpha-2 has them, in either case. */
export const COUNTRY_CODE = /^[A-Za-z]{2}$/;

/** Such a code, read as capitals; `message` says what is wrong with another, where somebody reads it. */
export const countryCode = (message?: string) => v.pipe(v.string(), v.regex(COUNTRY_CODE, message), v.toUpperCase());
