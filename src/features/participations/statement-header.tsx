import { chakra } from '@chakra-ui/react';
import { useSyncExternalStore } from 'react';
import type { User } from '~/api/contract/entities';
import { formatDate } from '~/lib/format/dates';
import type { ParticipationFilter } from './participation-filter';

const PRINT = 'print';

const subscribe = (onChange: () => void) => {
  const query = window.matchMedia(PRINT);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

const scopes = {
  all: '',
  opened: '\u00A0: en attente seulement',
  approved: '\u00A0: approuvées seulement',
  disapproved: '\u00A0: refusées seulement',
} as const satisfies Record<ParticipationFilter, string>;

export interface StatementHeaderProps {
  user: User;
  filter: ParticipationFilter;
}

/** Print only: the user, the filter and the date. */
export function StatementHeader({ user, filter }: StatementHeaderProps) {
  const isOnPaper = useSyncExternalStore(
    subscribe,
    () => window.matchMedia(PRINT).matches,
    () => false,
  );
  if (!isOnPaper) return null;
  return <chakra.p>{`Relevé de ${user.name} (${user.email}), le ${formatDate(new Date())}${scopes[filter]}`}</chakra.p>;
}
