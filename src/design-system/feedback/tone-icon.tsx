import { CircleAlert, CircleCheck, Hourglass, Info, TriangleAlert } from 'lucide-react';
import type { Tone } from '../badges/tones';

/** The four meanings, and the alarm that asks for an act. */
export type MessageTone = Tone | 'warning';

const icons = {
  earned: CircleCheck,
  pending: Hourglass,
  refused: CircleAlert,
  info: Info,
  warning: TriangleAlert,
} satisfies Record<MessageTone, unknown>;

/** The icon that says a tone to those who do not see its colour. */
export function ToneIcon({ tone }: { tone: MessageTone }) {
  const Icon = icons[tone];
  return <Icon aria-hidden size={18} />;
}
