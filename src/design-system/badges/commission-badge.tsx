import { Badge } from './badge';
import { COMMISSION_TEXT } from './commission-text';

/** What a participation earns, always the same: « 1€ ». */
export function CommissionBadge() {
  return <Badge>{COMMISSION_TEXT}</Badge>;
}
