import { ListChecks } from 'lucide-react';
import type { Paged, Participation } from '~/api/contract/entities';
import { summarise } from '~/api/participation-summary';
import { statusWords } from '~/design-system/badges/status-words';
import { Counter, Counters } from '~/design-system/cards/counters';

export interface ParticipationCountersProps {
  /** The page that is shown; missing while the first one loads, or when it could not be loaded. */
  page: Paged<Participation> | undefined;
  isLoading: boolean;
}

/** The server's total, and how the rows of this page divide; a status that is not known waits, as its badge says. */
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
