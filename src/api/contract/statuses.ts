/** Any other status is shown as pending. */
export const participationStatuses = ['opened', 'approved', 'disapproved'] as const;
export type ParticipationStatus = (typeof participationStatuses)[number];
