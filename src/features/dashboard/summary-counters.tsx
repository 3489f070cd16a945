import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { ListChecks } from 'lucide-react';
import { DASHBOARD_PARTICIPATIONS } from '~/api/contract/limits';
import { summarise } from '~/api/participation-summary';
import { participationQueries } from '~/api/queries/participations';
import { Counter, Counters } from '~/design-system/cards/counters';
import { FirstMission } from './first-mission';

/** The four figures, or the first mission if all are zero. Dashes on failure: the list below offers the retry. */
export function SummaryCounters() {
  const { data, isPending } = useQuery(participationQueries.latest());
  const summary = data && summarise(data.data.slice(0, DASHBOARD_PARTICIPATIONS));
  if (summary?.total === 0) return <FirstMission />;
  return (
    <section aria-labelledby="bilan" aria-busy={isPending}>
      <chakra.h2 id="bilan" srOnly>
        Bilan
      </chakra.h2>
      <Counters>
        <Counter label="Participations" value={summary?.total} icon={<ListChecks />} isLoading={isPending} />
        <Counter label="Approuvées" value={summary?.approved} tone="earned" isLoading={isPending} />
        <Counter label="En attente" value={summary?.opened} tone="pending" isLoading={isPending} />
        <Counter label="Refusées" value={summary?.disapproved} tone="refused" isLoading={isPending} />
      </Counters>
      <chakra.p marginTop="2" color="fg.muted" fontSize="sm">
        sur vos {DASHBOARD_PARTICIPATIONS} dernières participations
      </chakra.p>
    </section>
  );
}
