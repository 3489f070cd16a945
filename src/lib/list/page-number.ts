import * as v from 'valibot';

const FIRST_PAGE = 1;

const Text = v.pipe(v.string(), v.regex(/^[0-9]+$/), v.transform(Number));
const Page = v.pipe(
  v.union([v.number(), Text]),
  v.integer(),
  v.minValue(FIRST_PAGE),
  v.maxValue(Number.MAX_SAFE_INTEGER),
);

/** The `page` search parameter; anything invalid is the first page. */
export const PageNumber = v.optional(v.fallback(Page, FIRST_PAGE), FIRST_PAGE);

/** Default search, left out of the address. */
export const firstPage = { page: FIRST_PAGE };
