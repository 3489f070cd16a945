import { Badge } from './badge';

export const roleLabel = (isAdmin: boolean): string => (isAdmin ? 'Administrateur' : 'Utilisateur');

export interface RoleBadgeProps {
  isAdmin: boolean;
}

export function RoleBadge({ isAdmin }: RoleBadgeProps) {
  return <Badge tone={isAdmin ? 'ink' : 'neutral'}>{roleLabel(isAdmin)}</Badge>;
}
