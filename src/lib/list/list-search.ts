import * as v from 'valibot';

/** Beyond what a number holds exactly, the digits as they stand. */
const Digits = v.pipe(
  v.string(),
  v.regex(/^[1-9][0-9]{0,38}$/),
  v.transform((digits) => (Number.isSafeInteger(Number(digits)) ? Number(digits) : digits)),
);

/** The id of a row whose dialog is open; invalid ones are dropped. */
export const RowId = v.optional(
  v.fallback(v.optional(v.union([v.pipe(v.number(), v.safeInteger(), v.minValue(1)), Digits])), undefined),
);

/** The maximum length of a search box. */
export const MAX_SEARCH_LENGTH = 200;

/** The router parses digits as a number and `true` as a boolean. */
export const SearchText = v.optional(
  v.fallback(
    v.pipe(
      v.union([v.string(), v.number(), v.boolean()]),
      v.transform((search) => String(search).trim().slice(0, MAX_SEARCH_LENGTH)),
    ),
    '',
  ),
  '',
);
