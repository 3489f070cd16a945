/* The skeletons of private screens (`skeletonPaths`), for what writes them at build time and what shows them in the browser. */

/** Stands where the user's name belongs: a character of private use, which no text of ours has. */
export const NAME_SLOT = '\uE000';

/** Whose page it is: an administrator's, or a user's. */
export const isAdminPath = (path: string): boolean => path.startsWith('/admin');
