import { ExternalLink } from 'lucide-react';
import { Button } from '~/design-system/actions/button';
import { Banner } from '~/design-system/feedback/banner';
import { openInNewTab } from '~/lib/browser/open-in-new-tab';
import type { TakePartNotice as Notice } from './use-take-part';

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
