import * as v from 'valibot';

const Digits = v.pipe(v.string(), v.regex(/^[1-9][0-9]{0,14}$/), v.transform(Number));

/** The id of a row whose dialog is open; invalid ones are dropped. */
export const RowId = v.optional(
  v.fallback(v.optional(v.pipe(v.union([v.number(), Digits]), v.integer(), v.minValue(1))), undefined),
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
