/*
 * Kept in its own file because the landing page shows the statuses, and an address is checked against them, where no
 * entity is read.
 */

/** The statuses that have a label and a colour of their own; any other string is shown as pending. */
export const participationStatuses = ['opened', 'approved', 'disapproved'] as const;
export type ParticipationStatus = (typeof participationStatuses)[number];
