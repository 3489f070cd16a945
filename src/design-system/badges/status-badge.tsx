import { Check, Hourglass, type LucideIcon, X } from 'lucide-react';
import type { ParticipationStatus } from '~/api/contract/statuses';
import { Badge } from './badge';
import type { Tone } from './tones';

const PENDING = { label: 'En attente', tone: 'pending', Icon: Hourglass } as const;

const looks = {
  opened: PENDING,
  approved: { label: 'Approuvée', tone: 'earned', Icon: Check },
  disapproved: { label: 'Refusée', tone: 'refused', Icon: X },
} as const satisfies Record<ParticipationStatus, { label: string; tone: Tone; Icon: LucideIcon }>;

const isKnown = (status: string): status is ParticipationStatus => Object.hasOwn(looks, status);

const lookOf = (status: string) => (isKnown(status) ? looks[status] : PENDING);

/** The status in French, where there is no room for a badge: in an exported file. */
export const statusLabel = (status: string): string => lookOf(status).label;

export interface StatusBadgeProps {
  /** The participation's status as the server sent it; one that is not known is shown as waiting. */
  status: string;
}

/** Where a participation stands: « En attente », « Approuvée » or « Refusée », with the icon that goes with it. */
export function StatusBadge({ status }: StatusBadgeProps) {
  const { label, tone, Icon } = lookOf(status);
  return (
    <Badge tone={tone} icon={<Icon />}>
      {label}
    </Badge>
  );
}
