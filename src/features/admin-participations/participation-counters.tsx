import { ListChecks } from 'lucide-react';
import type { Paged, Participation } from '~/api/contract/entities';
import { Counter, Counters } from '~/design-system/data/counters';
import { statusWords } from '~/lib/status-words';

export interface ParticipationCountersProps {
  /** The page that is shown; missing while the first one loads, or when it could not be loaded. */
  page: Paged<Participation> | undefined;
  isLoading: boolean;
}

/** The server's total, and how the rows of this page divide; a status that is not known waits, as its badge says. */
export function ParticipationCounters({ page, isLoading }: ParticipationCountersProps) {
  const countOf = (status: string) => page?.data.filter((row) => row.status === status).length;
  const approved = countOf('approved');
  const disapproved = countOf('disapproved');
  const opened = page && page.data.length - (approved ?? 0) - (disapproved ?? 0);
  return (
    <Counters isTight>
      <Counter label="Total participations" icon={<ListChecks />} value={page?.total} isLoading={isLoading} />
      <Counter {...statusWords.approved} tone="earned" value={approved} isLoading={isLoading} />
      <Counter {...statusWords.opened} tone="pending" value={opened} isLoading={isLoading} />
      <Counter {...statusWords.disapproved} tone="refused" value={disapproved} isLoading={isLoading} />
    </Counters>
  );
}
