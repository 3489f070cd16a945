import { Check, Hourglass } from 'lucide-react';
import { Badge } from './badge';

export interface ValidationBadgeProps {
  /** Whether an administrator has validated the account. */
  isValidated: boolean;
}

/** The same in words, where there is no room for a badge: in an exported file. */
export const validationLabel = (isValidated: boolean): string => (isValidated ? 'Validé' : 'En attente');

/** Whether an account may be used: « Validé » or « En attente ». */
export function ValidationBadge({ isValidated }: ValidationBadgeProps) {
  return (
    <Badge tone={isValidated ? 'earned' : 'pending'} icon={isValidated ? <Check /> : <Hourglass />}>
      {validationLabel(isValidated)}
    </Badge>
  );
}
