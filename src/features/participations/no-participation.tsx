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

/** An empty table: because there is no participation yet, or none of this status on the page. The text is the tab's, as specified, also when there is none at all. */
export function NoParticipation({ filter }: NoParticipationProps) {
  return (
    <EmptyState
      title="Aucune participation"
      description={texts[filter]}
      action={
        filter === 'all' && (
          <Button asChild size="sm">
            <Link to="/offers">Voir les missions</Link>
          </Button>
        )
      }
    />
  );
}
