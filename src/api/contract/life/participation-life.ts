import { type DateInput, formatDateTime, parseTimestamp } from '~/lib/format/dates';
import { formatCount, formatEuros, MISSING } from '~/lib/format/formats';
import { trimInvisible } from '~/lib/format/invisible';
import type { Participation } from '../entities';
import { NIGHTLY_SYNC_HOUR, type ParticipationStatus, statusOf } from '../scalars';

/** From then on a wait is long: partners usually answer sooner. */
export const LONG_WAIT_DAYS = 30;

const DAY_MS = 24 * 60 * 60_000;

type Lived = Pick<Participation, 'status' | 'created_at' | 'clicked_at' | 'updated_at' | 'raw_data'>;

interface LifeStep {
  key: 'clicked' | 'transaction' | 'waiting' | 'answered';
  title: string;
  /** In Paris; a dash if unknown. */
  date: string;
  text?: string;
  state: 'done' | 'current' | 'upcoming';
  tone?: 'earned' | 'pending' | 'refused';
}

export interface ParticipationLife {
  steps: readonly LifeStep[];
  isWaitingLong: boolean;
}

const firstKnown = (...dates: DateInput[]): Date | null => {
  for (const date of dates) {
    const known = parseTimestamp(date);
    if (known) return known;
  }
  return null;
};

/** When it was recorded, else when the partner's site was opened. */
export const waitingSince = ({ created_at, clicked_at }: Pick<Lived, 'created_at' | 'clicked_at'>): Date | null =>
  firstKnown(created_at, clicked_at);

const waitText = (days: number | null): string => {
  const wait = days === null || days < 1 ? '' : `Depuis ${formatCount(days, 'jour', 'jours')}. `;
  return (
    `${wait}Prochaine étape\u00A0: le partenaire vérifie l’action\u00A0; sa réponse arrive avec la synchronisation ` +
    `de chaque nuit, à ${NIGHTLY_SYNC_HOUR}\u00A0h.`
  );
};

const answers = {
  opened: () => ({ title: 'Réponse du partenaire', text: 'Approuvée ou refusée.', state: 'upcoming' }),
  approved: () => ({
    title: 'Approuvée',
    text: 'Le partenaire a confirmé l’action\u00A0: la commission est acquise.',
    state: 'done',
    tone: 'earned',
  }),
  disapproved: (reason) => ({
    title: 'Refusée',
    text: `Le partenaire n’a pas retenu l’action\u00A0: aucune commission n’est due. Motif\u00A0: ${reason}`,
    state: 'done',
    tone: 'refused',
  }),
} as const satisfies Record<ParticipationStatus, (reason: string) => Omit<LifeStep, 'key' | 'date'>>;

/** What has become of a participation, in order: the click, the network's transaction, the wait, the answer. */
export const participationLife = (participation: Lived, now: Date): ParticipationLife => {
  const { clicked_at, updated_at, raw_data } = participation;
  const status = statusOf(participation);
  const isOpen = status === 'opened';
  const transaction = raw_data?.transaction;
  const isSeen = parseTimestamp(transaction?.date) !== null;
  const since = waitingSince(participation);
  const days = since && Math.floor((now.getTime() - since.getTime()) / DAY_MS);
  return {
    steps: [
      { key: 'clicked', title: 'Clic vers le partenaire', date: formatDateTime(clicked_at), state: 'done' },
      {
        key: 'transaction',
        title: 'Action signalée par le réseau',
        date: formatDateTime(transaction?.date),
        text: `Valeur\u00A0: ${formatEuros(transaction?.value)}`,
        state: isSeen || !isOpen ? 'done' : 'upcoming',
      },
      {
        key: 'waiting',
        title: 'En attente du partenaire',
        date: formatDateTime(since),
        ...(isOpen ? { text: waitText(days), state: 'current', tone: 'pending' } : { state: 'done' }),
      },
      {
        key: 'answered',
        date: isOpen ? MISSING : formatDateTime(updated_at),
        ...answers[status](trimInvisible(transaction?.reason ?? '') || MISSING),
      },
    ],
    isWaitingLong: isOpen && days !== null && days >= LONG_WAIT_DAYS,
  };
};
