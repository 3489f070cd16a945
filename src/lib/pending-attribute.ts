/** Marks what the shell shows until the app is there. */
export const PENDING_ATTRIBUTE = 'data-pending';
