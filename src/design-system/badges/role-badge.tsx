import { Badge } from './badge';

export interface RoleBadgeProps {
  /** Whether the account opens the administration. */
  isAdmin: boolean;
}

/** What an account may do: « Administrateur » or « Utilisateur ». */
export function RoleBadge({ isAdmin }: RoleBadgeProps) {
  return isAdmin ? <Badge tone="ink">Administrateur</Badge> : <Badge>Utilisateur</Badge>;
}
