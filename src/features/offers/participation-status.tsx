import { chakra, useSlotRecipe } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import type { Participation } from '~/api/contract/entities';
import { TextLink } from '~/design-system/actions/text-link';
import { StatusBadge } from '~/design-system/badges/status-badge';
import { TextSkeleton } from '~/design-system/feedback/skeleton';
import { formatDate } from '~/lib/format/dates';
import { missionSlipRecipe } from './mission-slip.recipe';

export interface ParticipationStatusProps {
  /** `undefined` just after taking part, until the list is refetched. */
  participation: Participation | undefined;
}

export function ParticipationStatus({ participation }: ParticipationStatusProps) {
  const styles = useSlotRecipe({ recipe: missionSlipRecipe })();
  return (
    <>
      <chakra.p css={styles.status}>
        {participation ? (
          <>
            <StatusBadge status={participation.status} />
            <span>{`Depuis le ${formatDate(participation.created_at)}`}</span>
          </>
        ) : (
          <TextSkeleton width="80%" />
        )}
      </chakra.p>
      <chakra.p css={styles.followLink}>
        <TextLink asChild>
          <Link to="/participations">Suivre ma participation</Link>
        </TextLink>
      </chakra.p>
    </>
  );
}
