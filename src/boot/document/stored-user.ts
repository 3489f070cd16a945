import type { SkeletonArea } from '../protocol';

/* What the documents read of a user: no schema, which would be larger than they are. The app itself parses both answers. */

/** A field of what may be anything. */
export const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** As `LenientBoolean` of the contract reads it. */
const isTrue = (value: unknown): boolean => value === true || value === 1 || value === '1';

/** The user of an answer to GET /api/me, wherever it stands there. */
export const userOf = (answer: unknown): unknown => {
  const data = fieldOf(answer, 'data') ?? answer;
  return fieldOf(data, 'user') ?? data;
};

/** Whether the guards let this user through to a page that has a skeleton. */
export const mayOpen = (user: unknown, area: SkeletonArea): boolean =>
  isTrue(fieldOf(user, 'validated')) && isTrue(fieldOf(user, 'is_admin')) === (area === 'admin');

/** Whether this is the page as it is first opened: another page of its list, or a tab of it, looks different and reads something else. */
export const isFirstOpened = (path: string): boolean => window.location.pathname + window.location.search === path;
