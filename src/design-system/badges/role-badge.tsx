import { Badge } from './badge';

/** Plain text, for places without room for a badge. */
export const roleLabel = (isAdmin: boolean): string => (isAdmin ? 'Administrateur' : 'Utilisateur');

export interface RoleBadgeProps {
  isAdmin: boolean;
}

/** « Administrateur » or « Utilisateur ». */
export function RoleBadge({ isAdmin }: RoleBadgeProps) {
  return <Badge tone={isAdmin ? 'ink' : 'neutral'}>{roleLabel(isAdmin)}</Badge>;
}
