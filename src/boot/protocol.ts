/* What documents, their scripts and the app exchange, in order (see README.md). */

/** On the root of a prerendered page: a user is signed in, so the visitor's page stays hidden. */
export const SIGNED_IN_ATTRIBUTE = 'data-signed-in';
/** On the root until load: what is below the first view is not laid out yet. */
export const FIRST_VIEW_ATTRIBUTE = 'data-first-view';
export const PRERENDERED_ATTRIBUTE = 'data-prerendered';
export const PENDING_ATTRIBUTE = 'data-pending';
/** On a skeleton: `cold` until our font may be fetched without delaying scripts, then `warm`. */
export const SKELETON_ATTRIBUTE = 'data-skeleton-screen';
export const NOTICE_CLASS = 'document-notice';
/** Sent when the code of a public page is missing: the document stays as it is, with a notice. */
export const SCREEN_LOAD_ERROR_EVENT = 'missio:screen-load-error';
/** Sent once React answers, or never will: early clicks are replayed then. */
export const INTERACTIVE_EVENT = 'missio:interactive';

/** Placeholder of the user's name in a skeleton: a private-use character. */
export const NAME_SLOT = '\uE000';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /**
     * Written at build time: the whole page for a `visitor`, a skeleton for a validated `user` or an `admin`. A page
     * with a field has no skeleton: what is typed into it would be lost.
     */
    prerender?: 'visitor' | SkeletonArea;
  }
}

export type SkeletonArea = 'user' | 'admin';
