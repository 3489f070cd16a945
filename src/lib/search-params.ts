import { parseSearchWith, stringifySearchWith } from '@tanstack/react-router';

/**
 * Reads a query string: texts as they stand there, not as JSON. The router makes a number of `2` and a yes-or-no of `true` all the same; `1e5`, or a
 * reference of twenty digits, stays the text that it is: the router writes back what it read, so anything else would change the address, a reset token for example.
 */
export const parseSearch = parseSearchWith((text) => text);

/** Writes one, texts without quotes: a search for 2024 is `search=2024`. */
export const stringifySearch = stringifySearchWith(JSON.stringify);
