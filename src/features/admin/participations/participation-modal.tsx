import { Link } from '@tanstack/react-router';
import type { Participation } from '~/api/contract/entities';
import { MISSING_TEXT } from '~/api/contract/lenient';
import { participationLife } from '~/api/contract/life/participation-life';
import { Button } from '~/design-system/actions/button';
import { TextLink } from '~/design-system/actions/text-link';
import { ValidationBadge } from '~/design-system/badges/account-badges';
import { countryLabel } from '~/design-system/badges/country-badge';
import { StatusBadge } from '~/design-system/badges/status-badge';
import { DescriptionItem, DescriptionList } from '~/design-system/cards/description-list';
import { Timeline } from '~/design-system/cards/timeline';
import { Stack } from '~/design-system/layout/stack';
import { Modal } from '~/design-system/overlay/modal';
import { Columns } from '~/design-system/page/columns';
import { SubSection } from '~/design-system/page/sub-section';
import { RowFallback } from '~/design-system/table/row-fallback';
import { serverNow } from '~/lib/browser/server-clock';
import { formatDateTime } from '~/lib/format/dates';
import { formatEuros } from '~/lib/format/formats';
import { isolate } from '~/lib/format/isolate';
import { MAX_SEARCH_LENGTH } from '~/lib/list/list-search';

export interface ParticipationModalProps {
  isOpen: boolean;
  participation: Participation | undefined;
  isMissing: boolean;
  onRetry: (() => void) | undefined;
  onClose: () => void;
}

export function ParticipationModal({ isOpen, participation, isMissing, onRetry, onClose }: ParticipationModalProps) {
  return (
    <Modal
      title="Détails de la participation"
      size="lg"
      isOpen={isOpen}
      onClose={onClose}
      footer={<Button onClick={onClose}>Fermer</Button>}
    >
      {participation && <ParticipationDetails participation={participation} />}
      {!participation && (
        <RowFallback
          isMissing={isMissing}
          onRetry={onRetry}
          title="Participation introuvable"
          description="Elle n’est plus à cet endroit de la liste. Son statut a peut-être changé."
        />
      )}
    </Modal>
  );
}

function ParticipationDetails({ participation }: { participation: Participation }) {
  const { user, offer } = participation;
  return (
    <Stack gap="airy">
      <Columns>
        {/* A box each, so that no border divides them side by side. */}
        <div>
          <SubSection title="Utilisateur">
            <DescriptionList>
              <DescriptionItem label="Nom">
                {user && isKnown(user.email) ? (
                  <TextLink asChild>
                    <Link
                      to="/admin/users"
                      search={{ search: user.email }}
                      aria-label={`${isolate(user.name)} : voir cet utilisateur`}
                    >
                      <bdi>{user.name}</bdi>
                    </Link>
                  </TextLink>
                ) : (
                  user?.name
                )}
              </DescriptionItem>
              <DescriptionItem label="Email">{user?.email}</DescriptionItem>
              <DescriptionItem label="Pays">{countryLabel(user?.pays)}</DescriptionItem>
              <DescriptionItem label="Statut du compte">
                {user ? <ValidationBadge isValidated={user.validated} /> : null}
              </DescriptionItem>
            </DescriptionList>
          </SubSection>
        </div>
        <div>
          <SubSection title="Offre">
            <DescriptionList>
              <DescriptionItem label="Titre">
                {isKnown(offer.title) ? (
                  <TextLink asChild>
                    <Link
                      to="/admin/offers"
                      search={{ search: offer.title.slice(0, MAX_SEARCH_LENGTH) }}
                      aria-label={`${isolate(offer.title)} : voir cette offre`}
                    >
                      <bdi>{offer.title}</bdi>
                    </Link>
                  </TextLink>
                ) : (
                  offer.title
                )}
              </DescriptionItem>
              <DescriptionItem label="Description">{offer.description}</DescriptionItem>
              <DescriptionItem label="Commission">{formatEuros(offer.commission)}</DescriptionItem>
              <DescriptionItem label="Pays">{countryLabel(offer.country)}</DescriptionItem>
            </DescriptionList>
          </SubSection>
        </div>
      </Columns>
      <SubSection title="Participation">
        <Stack gap="dense">
          <Columns>
            <DescriptionList>
              <DescriptionItem label="Statut">
                <StatusBadge status={participation.status} />
              </DescriptionItem>
              <DescriptionItem label="ID">{`#${participation.id}`}</DescriptionItem>
            </DescriptionList>
            <DescriptionList>
              <DescriptionItem label="Date de participation">
                {formatDateTime(participation.clicked_at)}
              </DescriptionItem>
              <DescriptionItem label="Dernière mise à jour">{formatDateTime(participation.updated_at)}</DescriptionItem>
            </DescriptionList>
          </Columns>
          <Timeline label="Ce qui s’est passé" steps={participationLife(participation, serverNow()).steps} />
        </Stack>
      </SubSection>
    </Stack>
  );
}

const isKnown = (text: string): boolean => text !== MISSING_TEXT;
