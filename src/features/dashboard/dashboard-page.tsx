import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { ListChecks } from 'lucide-react';
import { useState } from 'react';
import type { User } from '~/api/contract/entities';
import { DASHBOARD_PARTICIPATIONS, summarise } from '~/api/contract/scalars';
import { participationQueries } from '~/api/queries/participations';
import { Balance } from '~/design-system/cards/balance';
import { Counter, Counters } from '~/design-system/cards/counters';
import { NARROW } from '~/design-system/layout/media';
import { Stack } from '~/design-system/layout/stack';
import { Columns } from '~/design-system/page/columns';
import { PageHeader } from '~/design-system/page/page-header';
import { lazyModule } from '~/lib/browser/lazy-module';
import { RecentOffers, RecentParticipations } from './recent-lists';
import { WaitingNotice } from './waiting-notice';

export interface DashboardPageProps {
  user: User;
}

export function DashboardPage({ user }: DashboardPageProps) {
  const greeting = (
    <>
      Bonjour, <bdi>{user.name}</bdi>
    </>
  );
  if (!user.validated) {
    return (
      <Stack>
        <PageHeader title={greeting} />
        <WaitingNotice user={user} />
      </Stack>
    );
  }
  return (
    <Stack>
      <PageHeader title={greeting} description="Voici où en sont vos missions." actions={<DashboardBalance />} />
      <SummaryCounters />
      <Columns>
        <RecentOffers />
        <RecentParticipations />
      </Columns>
    </Stack>
  );
}

/** A row of its own on phones, whatever the figure's length. */
const BalanceRow = chakra('div', {
  base: { [NARROW]: { width: '100vw', maxWidth: '100%', '& > *': { width: 'auto' } } },
});

function DashboardBalance() {
  const { data, isLoadingError, refetch } = useQuery(participationQueries.sold());
  return (
    <BalanceRow>
      <Balance figures={data} hasFailed={isLoadingError} onRetry={() => void refetch()} />
    </BalanceRow>
  );
}

const firstMission = lazyModule(() => import('./first-mission'));

/** Four figures, or the first mission if all are zero. Dashes on failure: the list below offers the retry. */
function SummaryCounters() {
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
