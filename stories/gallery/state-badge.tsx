import { Badge } from '~/design-system/badges/badge';
import type { GalleryEntry } from './gallery-family';

const states = {
  stable: { label: 'Stable', tone: 'neutral' },
  trial: { label: 'À l’essai', tone: 'info' },
} as const;

/** Whether a component's props may still change. */
export function StateBadge({ state }: Pick<GalleryEntry, 'state'>) {
  const { label, tone } = states[state];
  return <Badge tone={tone}>{label}</Badge>;
}

export const sinceText = (since: string) =>
  since === 'next' ? 'Depuis la prochaine version' : `Depuis la version ${since}`;
