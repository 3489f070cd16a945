import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { ListChecks } from 'lucide-react';
import { useState } from 'react';
import { DASHBOARD_PARTICIPATIONS } from '~/api/contract/limits';
import { summarise } from '~/api/contract/participation-status';
import { participationQueries } from '~/api/queries/participations';
import { Counter, Counters } from '~/design-system/cards/counters';
import { lazyModule } from '~/lib/browser/lazy-module';

const firstMission = lazyModule(() => import('./first-mission'));

/** Four figures, or the first mission if all are zero. Dashes on failure: the list below offers the retry. */
export function SummaryCounters() {
  const { data, isPending } = useQuery(participationQueries.latest());
  const [isMissing, setMissing] = useState(false);
  const summary = data && summarise(data.data.slice(0, DASHBOARD_PARTICIPATIONS));
  const isFirst = summary?.total === 0 && !isMissing;
  const module = firstMission.useModule(isFirst ? 'first' : null, () => setMissing(true));
  if (isFirst && module) return <module.FirstMission />;
  const isLoading = isPending || isFirst;
  return (
    <section aria-labelledby="bilan" aria-busy={isLoading}>
      <chakra.h2 id="bilan" srOnly>
        Bilan
      </chakra.h2>
      <Counters>
        <Counter label="Participations" value={summary?.total} icon={<ListChecks />} isLoading={isLoading} />
        <Counter label="Approuvées" value={summary?.approved} tone="earned" isLoading={isLoading} />
        <Counter label="En attente" value={summary?.opened} tone="pending" isLoading={isLoading} />
        <Counter label="Refusées" value={summary?.disapproved} tone="refused" isLoading={isLoading} />
      </Counters>
      <chakra.p marginTop="2" color="fg.muted" fontSize="sm">
        sur vos {DASHBOARD_PARTICIPATIONS} dernières participations
      </chakra.p>
    </section>
  );
}
