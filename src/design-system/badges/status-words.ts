import type { ParticipationStatus } from '~/api/contract/statuses';

/** The specification's English words for tabs and cards, marked as English for screen readers. */
export const statusWords = {
  opened: { label: 'Opened', lang: 'en' },
  approved: { label: 'Approved', lang: 'en' },
  disapproved: { label: 'Disapproved', lang: 'en' },
} as const satisfies Record<ParticipationStatus, { label: string; lang: string }>;
