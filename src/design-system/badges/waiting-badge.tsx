import { Hourglass } from 'lucide-react';
import { Badge } from './badge';

/** In the user header, as long as no administrator has validated the account. */
export function WaitingBadge() {
  return (
    <Badge tone="pending" icon={<Hourglass />}>
      Compte en attente de validation
    </Badge>
  );
}
