import { Hourglass } from 'lucide-react';
import { Badge } from './badge';

/** Shown in the user header until an administrator validates the account. */
export function WaitingBadge() {
  return (
    <Badge tone="pending" icon={<Hourglass />}>
      Compte en attente de validation
    </Badge>
  );
}
