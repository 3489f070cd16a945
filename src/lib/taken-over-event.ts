/** Sent to the window when React answers to a prerendered page; the page's script then repeats the presses that came too early. */
export const TAKEN_OVER_EVENT = 'missio:taken-over';
