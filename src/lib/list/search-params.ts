import { parseSearchWith, stringifySearchWith } from '@tanstack/react-router';

/** No JSON: the router rewrites what it parsed, and a token like `1e5` would change. */
export const parseSearch = parseSearchWith((text) => text);

export const stringifySearch = stringifySearchWith(JSON.stringify);
