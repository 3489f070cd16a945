import { Check } from 'lucide-react';
import type { User } from '~/api/contract/entities';
import { Button } from '~/design-system/actions/button';
import { countryLabel } from '~/design-system/badges/country-label';
import { ValidationBadge } from '~/design-system/badges/validation-badge';
import { Fact, Facts } from '~/design-system/data/facts';
import { PersonHead } from '~/design-system/data/person-head';
import { RowStandIn } from '~/design-system/data/row-stand-in';
import { Stack } from '~/design-system/layout/stack';
import { Modal } from '~/design-system/overlay/modal';
import { formatDate } from '~/lib/dates';
import { ValidationFailure } from './validation-failure';

export interface UserModalProps {
  isOpen: boolean;
  /** The account; missing while it is looked for. */
  user: User | undefined;
  /** It is not near the place that the address names. */
  isMissing: boolean;
  /** It could not be loaded: tries again. */
  onRetry: (() => void) | undefined;
  /** Its validation has just failed. */
  failure: { isUncertain: boolean } | null;
  onValidate: (user: User) => void;
  onClose: () => void;
}

/** One account, and the decision about it. */
export function UserModal({ isOpen, user, isMissing, onRetry, failure, onValidate, onClose }: UserModalProps) {
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
      {user && <UserFacts user={user} failure={failure} />}
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

function UserFacts({ user, failure }: Pick<UserModalProps, 'failure'> & { user: User }) {
  return (
    <Stack gap="airy">
      {failure && <ValidationFailure account="ce compte" isUncertain={failure.isUncertain} />}
      <PersonHead name={user.name} badge={<ValidationBadge isValidated={user.validated} />} />
      <Facts isSeparated>
        <Fact label="Email">{user.email}</Fact>
        <Fact label="Pays">{countryLabel(user.pays)}</Fact>
        <Fact label="Date d’inscription">{formatDate(user.created_at)}</Fact>
      </Facts>
    </Stack>
  );
}
