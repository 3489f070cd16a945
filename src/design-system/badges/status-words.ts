import type { ParticipationStatus } from '~/api/contract/statuses';

/**
 * The specification's own words for the statuses, on tabs and cards; badges say them in French. They are English and say so, or a
 * screen reader would read them as French.
 */
export const statusWords = {
  opened: { label: 'Opened', lang: 'en' },
  approved: { label: 'Approved', lang: 'en' },
  disapproved: { label: 'Disapproved', lang: 'en' },
} as const satisfies Record<ParticipationStatus, { label: string; lang: string }>;
