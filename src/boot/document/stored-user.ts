import type { SkeletonArea } from '../prerender-option';

/* What the documents read of a user: no schema, which would be larger than they are. The app itself parses both answers. */

/** A field of what may be anything. */
export const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** Whether the guards let this user through to a page that has a skeleton. */
export const mayOpen = (user: unknown, area: SkeletonArea): boolean =>
  fieldOf(user, 'validated') === true && fieldOf(user, 'is_admin') === (area === 'admin');

/** Whether this is the page as it is first opened: another page of its list, or a tab of it, looks different and reads something else. */
export const isFirstOpened = (path: string): boolean => window.location.pathname + window.location.search === path;
