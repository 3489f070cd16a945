import * as v from 'valibot';

/** ISO 3166-1 alpha-2, in either case. */
export const COUNTRY_CODE = /^[A-Za-z]{2}$/;

export const countryCode = (message?: string) => v.pipe(v.string(), v.regex(COUNTRY_CODE, message), v.toUpperCase());
