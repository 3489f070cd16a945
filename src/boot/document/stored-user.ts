import type { SkeletonArea } from '../protocol';

/* Reads a user without a schema, which would be larger than the documents. The app parses both answers itself. */

export const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** Reads booleans like the contract's `LenientBoolean`. */
const isTrue = (value: unknown): boolean => value === true || value === 1 || value === '1';

export const userOf = (answer: unknown): unknown => {
  const data = fieldOf(answer, 'data') ?? answer;
  return fieldOf(data, 'user') ?? data;
};

/** Only a validated account, in its own area. */
export const canAccess = (user: unknown, area: SkeletonArea): boolean =>
  isTrue(fieldOf(user, 'validated')) && isTrue(fieldOf(user, 'is_admin')) === (area === 'admin');

/** Whether the address has no search: another page or tab of a list looks different and reads something else. */
export const isCurrentAddress = (path: string): boolean => window.location.pathname + window.location.search === path;
