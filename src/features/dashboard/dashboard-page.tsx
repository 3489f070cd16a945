import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import type { User } from '~/api/contract/entities';
import { participationQueries } from '~/api/queries/participations';
import { LOAD_FAILURE } from '~/content/shared-texts';
import { Balance } from '~/design-system/cards/balance';
import { NARROW } from '~/design-system/layout/media';
import { Stack } from '~/design-system/layout/stack';
import { Columns } from '~/design-system/page/columns';
import { PageHeader } from '~/design-system/page/page-header';
import { formatCount, MISSING } from '~/lib/format/formats';
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

/** A failure shows a dash: the participations page offers the retry. */
function DashboardBalance() {
  return (
    <BalanceRow>
      <BalanceContent />
    </BalanceRow>
  );
}

function BalanceContent() {
  const { data: sold, isLoadingError } = useQuery(participationQueries.sold());
  if (isLoadingError) return <Balance amount={null}>{LOAD_FAILURE}</Balance>;
  if (!sold) return <Balance amount="loading" />;
  return (
    <Balance amount={sold.sold}>
      {sold.approved === null
        ? MISSING
        : formatCount(sold.approved, 'participation approuvée', 'participations approuvées')}
    </Balance>
  );
}
