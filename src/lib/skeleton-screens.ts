/* The skeletons of private screens, for what writes them at build time and what shows them in the browser. */

/**
 * The pages of which all is written that is the same for everybody: header, headings, placeholders. None with a field, in which somebody could
 * type before there is anything to take it (`scripts/prerender.ts` refuses one).
 */
export const skeletonPaths = ['/dashboard', '/offers', '/participations', '/admin'] as const;

/** Stands where the user's name belongs: a character of private use, which no text of ours has. */
export const NAME_SLOT = '\uE000';

/** Whose page it is: an administrator's, or a user's. */
export const isAdminPath = (path: string): boolean => path.startsWith('/admin');
