/* What the documents of the build (`scripts/prerender.ts`) and the parts of the app say to each other by attributes. */

/** On what the shell shows until the app is there. */
export const PENDING_ATTRIBUTE = 'data-pending';
/** On the skeleton of a screen: `cold` until our font may be fetched without keeping the scripts waiting, `warm` then. */
export const SKELETON_ATTRIBUTE = 'data-skeleton-screen';
/** On the root of a prerendered page, which was written for a visitor, while somebody who is signed in waits for their own. */
export const SIGNED_IN_ATTRIBUTE = 'data-signed-in';
/** The class of what a document says by itself, without the app: `index.html` has its style. */
export const NOTICE_CLASS = 'document-notice';
/** On a field that was changed and not saved. */
export const UNSAVED_ATTRIBUTE = 'data-unsaved';
