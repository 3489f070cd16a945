/* What the documents, their scripts and the app say to each other, in the order in which it happens (see README.md). */

/** On the root of a prerendered page, which was written for a visitor: somebody signed in waits for a page of their own. */
export const SIGNED_IN_ATTRIBUTE = 'data-signed-in';
/** On the root of a prerendered page until it has loaded: what is below its first view is not laid out yet. */
export const FIRST_VIEW_ATTRIBUTE = 'data-first-view';
/** On `#app` of a prerendered page: the path that it was written for. */
export const PRERENDERED_ATTRIBUTE = 'data-prerendered';
/** On what the shell shows until the app is there. */
export const PENDING_ATTRIBUTE = 'data-pending';
/** On the skeleton of a screen: `cold` until our font may be fetched without keeping the scripts waiting, `warm` then. */
export const SKELETON_ATTRIBUTE = 'data-skeleton-screen';
/** The class of what a document says by itself, without the app: `index.html` has its style. */
export const NOTICE_CLASS = 'document-notice';
/** Sent to the window once React answers to the page, or never will: early clicks are replayed then. */
export const TAKEN_OVER_EVENT = 'missio:taken-over';

/** Stands where the user's name belongs in a skeleton: a character of private use, which no text of ours has. */
export const NAME_SLOT = '\uE000';

/** What the shell asked for before any file of the app was there, for the app to take over. */
interface PreloadedResponses {
  token: string;
  /** What was sent along: a response to other headers is another response. */
  headers: Readonly<Record<string, string>>;
  requestedAt: number;
  /** By address. */
  responses: Map<string, Promise<Response>>;
}

/** The clicks that came before React heard them. */
interface ClickRecorder {
  /** Hands over what was clicked, each once. */
  take: () => HTMLElement[];
  isEmpty: () => boolean;
  stop: () => void;
}

declare global {
  interface Window {
    missioPreloadedResponses?: PreloadedResponses;
    /** From the script in the head of a prerendered page to the one at its end. */
    missioClickRecorder?: ClickRecorder;
  }
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /**
     * Written at build time: for a `visitor` the whole page; for a validated `user` or an `admin` a skeleton, shown once the server has said that
     * such a one is there. A page with a field may have no skeleton: somebody could type before there is anything to take it.
     */
    prerender?: 'visitor' | SkeletonArea;
  }
}

/** Whose screen a skeleton is. */
export type SkeletonArea = 'user' | 'admin';
