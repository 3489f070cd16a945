import * as v from 'valibot';

const Digits = v.pipe(v.string(), v.regex(/^[1-9][0-9]{0,14}$/), v.transform(Number));

/** The id of a row whose window is open, in the address; nonsense opens none. */
export const RowId = v.optional(
  v.fallback(v.optional(v.pipe(v.union([v.number(), Digits]), v.integer(), v.minValue(1))), undefined),
);

/** A search that is longer is cut to as many characters; no box takes more. */
export const MAX_SEARCH_LENGTH = 200;

/** A search text in the address, where a text of digits arrives as a number, and `true` as a yes-or-no. */
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
