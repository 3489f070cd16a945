import { parseSearchWith, stringifySearchWith } from '@tanstack/react-router';
import * as v from 'valibot';
import { removeInvisible } from '../format/invisible';

/** No JSON: the router rewrites what it parsed, and a token like `1e5` would change. */
export const parseSearch = parseSearchWith((text) => text);

export const stringifySearch = stringifySearchWith(JSON.stringify);

const FIRST_PAGE = 1;

const PositiveInteger = v.pipe(v.number(), v.integer(), v.minValue(FIRST_PAGE), v.maxValue(Number.MAX_SAFE_INTEGER));

const Digits = v.pipe(
  v.string(),
  v.regex(/^[1-9][0-9]{0,38}$/),
  v.transform((digits) => (Number.isSafeInteger(Number(digits)) ? Number(digits) : digits)),
);

/** The row whose modal is open; invalid ids are dropped. */
export const RowId = v.optional(v.fallback(v.optional(v.union([PositiveInteger, Digits])), undefined));

export const MAX_SEARCH_LENGTH = 200;

/** What a search box or an address asks for. */
export const cleanSearch = (text: string): string => removeInvisible(text).trim().slice(0, MAX_SEARCH_LENGTH);

/** The router parses digits as a number and `true` as a boolean. */
export const SearchText = v.optional(
  v.fallback(
    v.pipe(
      v.union([v.string(), v.number(), v.boolean()]),
      v.transform((search) => cleanSearch(String(search))),
    ),
    '',
  ),
  '',
);

const Page = v.union([PositiveInteger, v.pipe(v.string(), v.regex(/^[0-9]+$/), v.transform(Number), PositiveInteger)]);

/** The `page` search parameter; anything invalid is the first page. */
export const PageNumber = v.optional(v.fallback(Page, FIRST_PAGE), FIRST_PAGE);

/** A column by which rows are sorted, after `-` descending; one that is not there sorts nothing. */
export const SortText = v.optional(v.fallback(v.string(), ''), '');

export const firstPage = { page: FIRST_PAGE };
