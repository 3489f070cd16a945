import { ListChecks } from 'lucide-react';
import type { Paged, Participation } from '~/api/contract/entities';
import { summarise } from '~/api/contract/scalars';
import { statusWords } from '~/design-system/badges/status-badge';
import { Counter, Counters } from '~/design-system/cards/counters';

export interface ParticipationCountersProps {
  page: Paged<Participation> | undefined;
  isLoading: boolean;
}

/** The server's total, and the statuses of this page's rows; an unknown status counts as pending. */
export function ParticipationCounters({ page, isLoading }: ParticipationCountersProps) {
  const summary = page && summarise(page.data);
  const ofPage = { scope: 'sur cette page', isLoading };
  return (
    <Counters isTight>
      <Counter label="Total participations" icon={<ListChecks />} value={page?.total} isLoading={isLoading} />
      <Counter {...statusWords.approved} {...ofPage} tone="earned" value={summary?.approved} />
      <Counter {...statusWords.opened} {...ofPage} tone="pending" value={summary?.opened} />
      <Counter {...statusWords.disapproved} {...ofPage} tone="refused" value={summary?.disapproved} />
    </Counters>
  );
}
