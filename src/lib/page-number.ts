import * as v from 'valibot';

const FIRST_PAGE = 1;

const Text = v.pipe(v.string(), v.regex(/^[0-9]+$/), v.transform(Number));
const Page = v.pipe(
  v.union([v.number(), Text]),
  v.integer(),
  v.minValue(FIRST_PAGE),
  v.maxValue(Number.MAX_SAFE_INTEGER),
);

/** The `page` of a list in the address: whatever makes no sense is the first page, without an error. */
export const PageNumber = v.optional(v.fallback(Page, FIRST_PAGE), FIRST_PAGE);

/** Search parameters that stay out of the address while they say nothing new. */
export const firstPage = { page: FIRST_PAGE };
