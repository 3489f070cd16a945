import { Check, Hourglass } from 'lucide-react';
import { Badge } from './badge';

export interface ValidationBadgeProps {
  isValidated: boolean;
}

/** Plain text, for the CSV export. */
export const validationLabel = (isValidated: boolean): string => (isValidated ? 'Validé' : 'En attente');

/** « Validé » or « En attente ». */
export function ValidationBadge({ isValidated }: ValidationBadgeProps) {
  return (
    <Badge tone={isValidated ? 'earned' : 'pending'} icon={isValidated ? <Check /> : <Hourglass />}>
      {validationLabel(isValidated)}
    </Badge>
  );
}
