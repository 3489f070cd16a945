import { CircleAlert, CircleCheck, Hourglass, Info, TriangleAlert } from 'lucide-react';

/** The four meanings a colour may carry; `tokens.ts` describes them. */
export type Tone = 'earned' | 'pending' | 'refused' | 'info';

/** The four tones, and the alarm that asks for an action. */
export type MessageTone = Tone | 'warning';

const icons = {
  earned: CircleCheck,
  pending: Hourglass,
  refused: CircleAlert,
  info: Info,
  warning: TriangleAlert,
} satisfies Record<MessageTone, unknown>;

export function ToneIcon({ tone }: { tone: MessageTone }) {
  const Icon = icons[tone];
  return <Icon aria-hidden size={18} />;
}
