import { chakra, useSlotRecipe } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { ExternalLink } from 'lucide-react';
import type { Participation } from '~/api/contract/entities';
import { Button } from '~/design-system/actions/button';
import { TextLink } from '~/design-system/actions/text-link';
import { StatusBadge } from '~/design-system/badges/status-badge';
import { Banner } from '~/design-system/feedback/banner';
import { TextSkeleton } from '~/design-system/feedback/skeleton';
import { openInNewTab } from '~/lib/browser/open-in-new-tab';
import { formatDate } from '~/lib/format/dates';
import { missionSlipRecipe } from './mission-slip.recipe';
import type { TakePartNotice as Notice } from './use-take-part';

export interface ParticipationStatusProps {
  /** `undefined` just after taking part, or if the list could not be read or does not have it yet. */
  participation: Participation | undefined;
  isLoading: boolean;
}

export function ParticipationStatus({ participation, isLoading }: ParticipationStatusProps) {
  const styles = useSlotRecipe({ recipe: missionSlipRecipe })();
  return (
    <>
      {(participation || isLoading) && (
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
      )}
      <chakra.p css={styles.followLink}>
        <TextLink asChild>
          <Link to="/participations">Suivre ma participation</Link>
        </TextLink>
      </chakra.p>
    </>
  );
}

export interface TakePartNoticeProps {
  notice: Notice;
  isTaken: boolean;
}

export function TakePartNotice({ notice, isTaken }: TakePartNoticeProps) {
  if (notice.kind === 'blocked') {
    return (
      <>
        <Banner tone="warning">Votre navigateur a bloqué l’ouverture du nouvel onglet.</Banner>
        {/* No link: list blockers hide those to affiliate networks. */}
        <Button isBlock onClick={() => openInNewTab(notice.url)}>
          Ouvrir la mission
          <ExternalLink aria-hidden="true" />
        </Button>
      </>
    );
  }
  if (notice.kind === 'no-link') {
    return (
      <Banner tone="warning">
        Votre participation est enregistrée, mais le lien de cette mission n’est pas disponible pour le moment.
      </Banner>
    );
  }
  if (notice.isUncertain && isTaken) {
    return (
      <Banner role="alert" tone="info">
        Votre participation a bien été enregistrée : continuez la mission.
      </Banner>
    );
  }
  if (!notice.isUncertain) return <Banner tone="refused">{notice.message}</Banner>;
  return (
    <Banner tone="refused" title={notice.message}>
      La réponse ne nous est pas parvenue. Cliquez à nouveau : si votre participation a déjà été enregistrée, vous
      continuerez simplement la mission.
    </Banner>
  );
}
