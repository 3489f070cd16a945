import { Check } from 'lucide-react';
import type { User } from '~/api/contract/entities';
import { failureMessages } from '~/api/contract/messages';
import { Button } from '~/design-system/actions/button';
import { countryLabel } from '~/design-system/badges/country-label';
import { ValidationBadge } from '~/design-system/badges/validation-badge';
import { Fact, Facts } from '~/design-system/data/facts';
import { PersonHead } from '~/design-system/data/person-head';
import { RowStandIn } from '~/design-system/data/row-stand-in';
import { Banner } from '~/design-system/feedback/banner';
import { Stack } from '~/design-system/layout/stack';
import { Modal } from '~/design-system/overlay/modal';
import { formatDate } from '~/lib/dates';

export interface UserModalProps {
  isOpen: boolean;
  /** The account; missing while it is looked for. */
  user: User | undefined;
  /** It is not near the place that the address names. */
  isMissing: boolean;
  /** It could not be loaded: tries again. */
  onRetry: (() => void) | undefined;
  /** Its validation has just failed. */
  hasFailed: boolean;
  onValidate: (user: User) => void;
  onClose: () => void;
}

/** One account, and the decision about it. */
export function UserModal({ isOpen, user, isMissing, onRetry, hasFailed, onValidate, onClose }: UserModalProps) {
  return (
    <Modal
      title="Détails de l’utilisateur"
      isOpen={isOpen}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Fermer</Button>
          {user?.validated === false && (
            <Button variant="solid" tone="earned" onClick={() => onValidate(user)}>
              <Check aria-hidden />
              Valider ce compte
            </Button>
          )}
        </>
      }
    >
      {user && <UserFacts user={user} hasFailed={hasFailed} />}
      {!user && (
        <RowStandIn
          isMissing={isMissing}
          onRetry={onRetry}
          title="Utilisateur introuvable"
          description="Ce compte n’est plus à cet endroit de la liste. Recherchez-le par son nom ou son email."
        />
      )}
    </Modal>
  );
}

function UserFacts({ user, hasFailed }: { user: User; hasFailed: boolean }) {
  return (
    <Stack gap="airy">
      {hasFailed && <Banner tone="refused">{failureMessages.validateUser} : ce compte est toujours en attente.</Banner>}
      <PersonHead name={user.name} badge={<ValidationBadge isValidated={user.validated} />} />
      <Facts isSeparated>
        <Fact label="Email">{user.email}</Fact>
        <Fact label="Pays">{countryLabel(user.pays)}</Fact>
        <Fact label="Date d’inscription">{formatDate(user.created_at)}</Fact>
      </Facts>
    </Stack>
  );
}
