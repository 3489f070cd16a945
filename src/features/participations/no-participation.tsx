import { Link } from '@tanstack/react-router';
import { Button } from '~/design-system/actions/button';
import { EmptyState } from '~/design-system/feedback/empty-state';
import type { ParticipationFilter } from './participation-filter';

const texts = {
  all: "Vous n'avez participé à aucune offre pour le moment.",
  opened: 'Aucune participation en attente sur cette page.',
  approved: 'Aucune participation approuvée sur cette page.',
  disapproved: 'Aucune participation refusée sur cette page.',
} as const satisfies Record<ParticipationFilter, string>;

export interface NoParticipationProps {
  filter: ParticipationFilter;
}

/** The empty table. A tab keeps its own text even without any participation, as specified. */
export function NoParticipation({ filter }: NoParticipationProps) {
  return (
    <EmptyState
      title="Aucune participation"
      description={texts[filter]}
      action={
        filter === 'all' && (
          <Button asChild size="sm">
            <Link to="/offers">Voir les offres</Link>
          </Button>
        )
      }
    />
  );
}
