import { useQuery } from '@tanstack/react-query';
import { UsersRound } from 'lucide-react';
import { adminUserQueries } from '~/api/queries/admin/admin-queries';
import { accountGroups } from '~/design-system/badges/account-badges';
import { Counter, Counters } from '~/design-system/cards/counters';
import { Panel } from '~/design-system/cards/panel';
import { ErrorState } from '~/design-system/feedback/error-state';
import { Stack } from '~/design-system/layout/stack';
import { combineQueries, useRetryFailed } from '../list/combine-queries';

export interface UserCountersProps {
  /** The list failed too: its retry also refetches the counters. */
  isListFailing: boolean;
}

/** Exact figures, whatever the list is filtered by. */
export function UserCounters({ isListFailing }: UserCountersProps) {
  const total = useQuery(adminUserQueries.count());
  const validated = useQuery(adminUserQueries.count({ validated: '1' }));
  const waiting = useQuery(adminUserQueries.count({ validated: '0' }));
  const retry = useRetryFailed(adminUserQueries.all());
  const { hasFailed } = combineQueries([total, validated, waiting]);
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
