import { Check, Hourglass } from 'lucide-react';
import { Badge } from './badge';

export const roleLabel = (isAdmin: boolean): string => (isAdmin ? 'Administrateur' : 'Utilisateur');

export interface RoleBadgeProps {
  isAdmin: boolean;
}

export function RoleBadge({ isAdmin }: RoleBadgeProps) {
  return <Badge tone={isAdmin ? 'ink' : 'neutral'}>{roleLabel(isAdmin)}</Badge>;
}

/** Plural labels for counters and filters; `ValidationBadge` has the singular ones. */
export const accountGroups = { validated: 'Validés', waiting: 'En attente' } as const;

export interface ValidationBadgeProps {
  isValidated: boolean;
}

export const validationLabel = (isValidated: boolean): string => (isValidated ? 'Validé' : 'En attente');

/** « Validé » or « En attente ». */
export function ValidationBadge({ isValidated }: ValidationBadgeProps) {
  return (
    <Badge tone={isValidated ? 'earned' : 'pending'} icon={isValidated ? <Check /> : <Hourglass />}>
      {validationLabel(isValidated)}
    </Badge>
  );
}

/** Shown in the user header until an administrator validates the account. */
export function WaitingBadge() {
  return (
    <Badge tone="pending" icon={<Hourglass />}>
      Compte en attente de validation
    </Badge>
  );
}
