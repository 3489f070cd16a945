import { useQuery } from '@tanstack/react-query';
import { UsersRound } from 'lucide-react';
import { adminUserQueries } from '~/api/queries/admin';
import { accountGroups } from '~/design-system/badges/account-groups';
import { Counter, Counters } from '~/design-system/data/counters';
import { Panel } from '~/design-system/data/panel';
import { ErrorState } from '~/design-system/feedback/error-state';
import { Stack } from '~/design-system/layout/stack';
import { joinReads } from '~/lib/join-reads';
import { useRetryFailed } from '~/lib/use-retry-failed';

export interface UserCountersProps {
  /** The list below could not be loaded either: it says so, and tries the figures again along with itself. */
  isListFailing: boolean;
}

/** How many accounts there are, validated and waiting: exact figures, whatever the list below is filtered by. */
export function UserCounters({ isListFailing }: UserCountersProps) {
  const total = useQuery(adminUserQueries.count());
  const validated = useQuery(adminUserQueries.count({ validated: '1' }));
  const waiting = useQuery(adminUserQueries.count({ validated: '0' }));
  const retry = useRetryFailed(adminUserQueries.all());
  const { hasFailed } = joinReads([total, validated, waiting]);
  return (
    <Stack gap="dense">
      <Counters columns={3} isTight>
        <Counter label="Total" icon={<UsersRound />} value={total.data} isLoading={total.isPending} />
        <Counter label={accountGroups.validated} tone="earned" value={validated.data} isLoading={validated.isPending} />
        <Counter label={accountGroups.waiting} tone="pending" value={waiting.data} isLoading={waiting.isPending} />
      </Counters>
      {hasFailed && !isListFailing && (
        <Panel>
          <ErrorState isRow onRetry={retry} />
        </Panel>
      )}
    </Stack>
  );
}
