import { parseSearchWith, stringifySearchWith } from '@tanstack/react-router';

/**
 * Parses texts as they are. The router rewrites what it parsed, so JSON parsing would change a reset token like `1e5`.
 */
export const parseSearch = parseSearchWith((text) => text);

/** Texts without quotes: `search=2024`. */
export const stringifySearch = stringifySearchWith(JSON.stringify);
