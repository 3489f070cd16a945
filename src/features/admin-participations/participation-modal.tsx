import { Link } from '@tanstack/react-router';
import type { Participation } from '~/api/contract/entities';
import { Button } from '~/design-system/actions/button';
import { TextLink } from '~/design-system/actions/text-link';
import { countryLabel } from '~/design-system/badges/country-label';
import { StatusBadge } from '~/design-system/badges/status-badge';
import { ValidationBadge } from '~/design-system/badges/validation-badge';
import { Fact, Facts } from '~/design-system/data/facts';
import { RowStandIn } from '~/design-system/data/row-stand-in';
import { Columns } from '~/design-system/layout/columns';
import { Stack } from '~/design-system/layout/stack';
import { SubSection } from '~/design-system/layout/sub-section';
import { Modal } from '~/design-system/overlay/modal';
import { formatDateTime } from '~/lib/dates';
import { formatEuros, MISSING } from '~/lib/formats';
import { MAX_SEARCH_LENGTH } from '~/lib/list-search';
import { StatusExplanation } from './status-explanation';

export interface ParticipationModalProps {
  isOpen: boolean;
  /** The participation; missing while it is looked for. */
  participation: Participation | undefined;
  /** It is not near the place that the address names. */
  isMissing: boolean;
  /** It could not be loaded: tries again. */
  onRetry: (() => void) | undefined;
  onClose: () => void;
}

/** Who took part, in what, and where that stands. */
export function ParticipationModal({ isOpen, participation, isMissing, onRetry, onClose }: ParticipationModalProps) {
  return (
    <Modal
      title="Détails de la participation"
      size="lg"
      isOpen={isOpen}
      onClose={onClose}
      footer={<Button onClick={onClose}>Fermer</Button>}
    >
      {participation && <ParticipationFacts participation={participation} />}
      {!participation && (
        <RowStandIn
          isMissing={isMissing}
          onRetry={onRetry}
          title="Participation introuvable"
          description="Elle n’est plus à cet endroit de la liste. Son statut a peut-être changé."
        />
      )}
    </Modal>
  );
}

function ParticipationFacts({ participation }: { participation: Participation }) {
  const { user, offer } = participation;
  return (
    <Stack gap="airy">
      <Columns>
        {/* Each in a box of its own: side by side, no line divides them. */}
        <div>
          <SubSection title="Utilisateur">
            <Facts>
              <Fact label="Nom">
                {user && isKnown(user.email) ? (
                  <TextLink asChild>
                    <Link
                      to="/admin/users"
                      search={{ search: user.email }}
                      aria-label={`${user.name} : voir cet utilisateur`}
                    >
                      {user.name}
                    </Link>
                  </TextLink>
                ) : (
                  user?.name
                )}
              </Fact>
              <Fact label="Email">{user?.email}</Fact>
              <Fact label="Pays">{countryLabel(user?.pays)}</Fact>
              <Fact label="Statut du compte">{user ? <ValidationBadge isValidated={user.validated} /> : null}</Fact>
            </Facts>
          </SubSection>
        </div>
        <div>
          <SubSection title="Offre">
            <Facts>
              <Fact label="Titre">
                {isKnown(offer.title) ? (
                  <TextLink asChild>
                    <Link
                      to="/admin/offers"
                      search={{ search: offer.title.slice(0, MAX_SEARCH_LENGTH) }}
                      aria-label={`${offer.title} : voir cette offre`}
                    >
                      {offer.title}
                    </Link>
                  </TextLink>
                ) : (
                  offer.title
                )}
              </Fact>
              <Fact label="Description">{offer.description}</Fact>
              <Fact label="Commission">{formatEuros(offer.commission)}</Fact>
              <Fact label="Pays">{countryLabel(offer.country)}</Fact>
            </Facts>
          </SubSection>
        </div>
      </Columns>
      <SubSection title="Participation">
        <Stack gap="dense">
          <StatusExplanation participation={participation} />
          <Columns>
            <Facts>
              <Fact label="Statut">
                <StatusBadge status={participation.status} />
              </Fact>
              <Fact label="ID">#{participation.id}</Fact>
            </Facts>
            <Facts>
              <Fact label="Date de participation">{formatDateTime(participation.clicked_at)}</Fact>
              <Fact label="Dernière mise à jour">{formatDateTime(participation.updated_at)}</Fact>
            </Facts>
          </Columns>
        </Stack>
      </SubSection>
    </Stack>
  );
}

/** A dash stands for what the backend did not say. */
const isKnown = (text: string): boolean => text !== MISSING;
