import { Check, Hourglass } from 'lucide-react';
import { Badge } from './badge';

export interface ValidationBadgeProps {
  /** Whether an administrator has validated the account. */
  isValidated: boolean;
}

/** Whether an account may be used: « Validé » or « En attente ». */
export function ValidationBadge({ isValidated }: ValidationBadgeProps) {
  return isValidated ? (
    <Badge tone="earned" icon={<Check />}>
      Validé
    </Badge>
  ) : (
    <Badge tone="pending" icon={<Hourglass />}>
      En attente
    </Badge>
  );
}
