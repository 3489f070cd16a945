import { Badge } from './badge';

/** The role in words, where there is no room for a badge. */
export const roleLabel = (isAdmin: boolean): string => (isAdmin ? 'Administrateur' : 'Utilisateur');

export interface RoleBadgeProps {
  /** Whether the account opens the administration. */
  isAdmin: boolean;
}

/** What an account may do: « Administrateur » or « Utilisateur ». */
export function RoleBadge({ isAdmin }: RoleBadgeProps) {
  return <Badge tone={isAdmin ? 'ink' : 'neutral'}>{roleLabel(isAdmin)}</Badge>;
}
