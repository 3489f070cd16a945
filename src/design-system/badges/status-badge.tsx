import { Check, Hourglass, type LucideIcon, X } from 'lucide-react';
import type { ParticipationStatus } from '~/api/contract/scalars';
import type { Tone } from '../feedback/tones';
import { Badge } from './badge';

const PENDING = { label: 'En attente', tone: 'pending', Icon: Hourglass } as const;

const looks = {
  opened: PENDING,
  approved: { label: 'Approuvée', tone: 'earned', Icon: Check },
  disapproved: { label: 'Refusée', tone: 'refused', Icon: X },
} as const satisfies Record<ParticipationStatus, { label: string; tone: Tone; Icon: LucideIcon }>;

const isKnown = (status: string): status is ParticipationStatus => Object.hasOwn(looks, status);

const lookOf = (status: string) => (isKnown(status) ? looks[status] : PENDING);

export const statusLabel = (status: string): string => lookOf(status).label;

export interface StatusBadgeProps {
  /** An unknown status is shown as waiting. */
  status: string;
}

/** « En attente », « Approuvée » or « Refusée ». */
export function StatusBadge({ status }: StatusBadgeProps) {
  const { label, tone, Icon } = lookOf(status);
  return (
    <Badge tone={tone} icon={<Icon />}>
      {label}
    </Badge>
  );
}

/** The specification's English words for tabs and cards, marked as English for screen readers. */
export const statusWords = {
  opened: { label: 'Opened', lang: 'en' },
  approved: { label: 'Approved', lang: 'en' },
  disapproved: { label: 'Disapproved', lang: 'en' },
} as const satisfies Record<ParticipationStatus, { label: string; lang: string }>;
