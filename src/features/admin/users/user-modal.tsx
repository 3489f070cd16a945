import { chakra } from '@chakra-ui/react';
import { ArrowRight, Check } from 'lucide-react';
import { useState } from 'react';
import type { User } from '~/api/contract/entities';
import type { Id } from '~/api/contract/scalars';
import { pageTitle } from '~/content/brand';
import { Button } from '~/design-system/actions/button';
import { ValidationBadge } from '~/design-system/badges/account-badges';
import { countryLabel } from '~/design-system/badges/country-badge';
import { DescriptionItem, DescriptionList } from '~/design-system/cards/description-list';
import { UserSummary } from '~/design-system/cards/user-summary';
import { Stack } from '~/design-system/layout/stack';
import { Modal } from '~/design-system/overlay/modal';
import { RowFallback } from '~/design-system/table/row-fallback';
import { pressOnce } from '~/lib/browser/double-click';
import { useDocumentTitle } from '~/lib/browser/use-document-title';
import { formatDate } from '~/lib/format/dates';
import { isolate } from '~/lib/format/isolate';
import type { FailedValidation } from './use-validate-user';
import { UserParticipations } from './user-participations';
import { ValidationFailure } from './validation-failures';

export interface UserModalProps {
  isOpen: boolean;
  user: User | undefined;
  isMissing: boolean;
  onRetry: (() => void) | undefined;
  failed: readonly FailedValidation[];
  /** The accounts of the list's page, for « suivant ». */
  listed: readonly User[];
  onValidate: (user: User) => void;
  onNext: (user: User) => void;
  onClose: () => void;
}

export function UserModal({
  isOpen,
  user,
  isMissing,
  onRetry,
  failed,
  listed,
  onValidate,
  onNext,
  onClose,
}: UserModalProps) {
  const [step, setStep] = useState<{ from: User; to: User }>();
  const [decided, setDecided] = useState<Id>();
  const next = user && nextWaiting(listed, user.id);
  const isToValidate = user?.validated === false;
  useDocumentTitle(isOpen && user ? pageTitle(isolate(user.name)) : undefined);
  const validate = (account: User) => {
    setDecided(account.id);
    onValidate(account);
  };
  const goToNext = (from: User, to: User) => {
    if (isToValidate) validate(from);
    setStep({ from, to });
    onNext(to);
  };
  const failedOf = (account: User | undefined) => failed.find((each) => each.user.id === account?.id);
  const failedHere = failedOf(user);
  const hasStepped = user !== undefined && step?.to.id === user.id;
  const failedBefore = hasStepped ? failedOf(step.from) : undefined;
  return (
    <Modal
      title="Détails de l’utilisateur"
      isOpen={isOpen}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Fermer</Button>
          {isToValidate && next && (
            <Button variant="soft" tone="earned" {...pressOnce(() => validate(user))}>
              <Check aria-hidden />
              Valider ce compte
            </Button>
          )}
          {user && (isToValidate || next) && (
            <Button variant="solid" tone="earned" {...pressOnce(() => (next ? goToNext(user, next) : validate(user)))}>
              {isToValidate && <Check aria-hidden />}
              <span>{isToValidate ? (next ? 'Valider et suivant' : 'Valider ce compte') : 'Compte suivant'}</span>
              {!isToValidate && <ArrowRight aria-hidden />}
            </Button>
          )}
        </>
      }
    >
      {user && (
        <Stack gap="airy">
          {failedHere && <ValidationFailure failed={failedHere} />}
          {failedBefore && <ValidationFailure name={failedBefore.user.name} failed={failedBefore} />}
          <UserDetails user={user} />
          <UserParticipations key={user.id} user={user} />
          <p role="status">
            {hasStepped && isToValidate && (
              <chakra.span srOnly>
                Compte suivant : <bdi>{user.name}</bdi>
              </chakra.span>
            )}
            {decided === user.id && !isToValidate && !next && <span>Plus aucun compte à valider sur cette page.</span>}
          </p>
        </Stack>
      )}
      {!user && (
        <RowFallback
          isMissing={isMissing}
          onRetry={onRetry}
          title="Utilisateur introuvable"
          description="Ce compte n’est plus à cet endroit de la liste. Recherchez-le par son nom ou son email."
        />
      )}
    </Modal>
  );
}

function UserDetails({ user }: { user: User }) {
  return (
    <>
      <UserSummary name={user.name} badge={<ValidationBadge isValidated={user.validated} />} />
      <DescriptionList isSeparated>
        <DescriptionItem label="Email">{user.email}</DescriptionItem>
        <DescriptionItem label="Pays">{countryLabel(user.pays)}</DescriptionItem>
        <DescriptionItem label="Date d’inscription">{formatDate(user.created_at)}</DescriptionItem>
      </DescriptionList>
    </>
  );
}

/** The next waiting account of the page; wraps around at its end. */
const nextWaiting = (users: readonly User[], id: Id | undefined): User | undefined => {
  const place = users.findIndex((user) => user.id === id);
  return [...users.slice(place + 1), ...users.slice(0, Math.max(place, 0))].find(({ validated }) => !validated);
};
