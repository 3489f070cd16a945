import type { User } from '~/api/contract/entities';
import { Columns } from '~/design-system/layout/columns';
import { PageHeader } from '~/design-system/layout/page-header';
import { Stack } from '~/design-system/layout/stack';
import { BalanceSoFar } from './balance-so-far';
import { RecentOffers } from './recent-offers';
import { RecentParticipations } from './recent-participations';
import { SummaryCounters } from './summary-counters';
import { WaitingNotice } from './waiting-notice';

export interface DashboardPageProps {
  user: User;
}

export function DashboardPage({ user }: DashboardPageProps) {
  const greeting = `Bonjour, ${user.name}`;
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
      <PageHeader title={greeting} description="Voici où en sont vos missions." actions={<BalanceSoFar />} />
      <SummaryCounters />
      <Columns>
        <RecentOffers />
        <RecentParticipations />
      </Columns>
    </Stack>
  );
}
