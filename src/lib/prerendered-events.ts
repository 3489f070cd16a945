/* What the app tells the script of the prerendered pages (`src/document/late-start.ts`), which stands in for React until then. */

/** Sent by a form once React answers to it; submissions are held back until then. */
export const FORM_READY_EVENT = 'missio:form-ready';
/** Sent to the window when React answers to the page; the presses that came too early are then repeated. */
export const TAKEN_OVER_EVENT = 'missio:taken-over';
