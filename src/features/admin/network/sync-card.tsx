import { useQueryClient } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useId, useState } from 'react';
import * as v from 'valibot';
import { describeFailure } from '~/api/api-error';
import { type NetworkSettings, OptionalMessage } from '~/api/contract/entities';
import { call } from '~/api/http';
import { changedBySync } from '~/api/queries/admin/admin-queries';
import { refetchAfterWrite } from '~/api/queries/query-utils';
import { Button } from '~/design-system/actions/button';
import { DescriptionItem, DescriptionList } from '~/design-system/cards/description-list';
import { Banner } from '~/design-system/feedback/banner';
import { Slip, SlipMain, SlipStub, SlipTitle } from '~/design-system/layout/slip';
import { Stack } from '~/design-system/layout/stack';
import { useSingleFlight } from '~/lib/browser/single-flight';
import { formatDateTime } from '~/lib/format/dates';
import { formatNumber } from '~/lib/format/formats';
import { SYNC_KEY } from './sync-key';

const describeSync = (answer: unknown): string =>
  v.parse(OptionalMessage, answer).message || 'Synchronisation terminée.';

/** Synchronises on demand, then refetches what it changes; `clearFailure` drops the last failure, not a running one. */
export const useSync = () => {
  const queryClient = useQueryClient();
  const [failure, setFailure] = useState<string | null>(null);
  const { send, isPending } = useSingleFlight({
    mutationKey: SYNC_KEY,
    mutationFn: () => call('syncNetwork'),
    meta: { successToast: describeSync, failureToast: (error) => describeFailure(error) },
    onMutate: () => setFailure(null),
    onSuccess: () => Promise.all(changedBySync.map((queryKey) => refetchAfterWrite(queryClient, queryKey))),
    onError: (error) => setFailure(describeFailure(error)),
  });
  return { sync: () => send(), isSyncing: isPending, failure, clearFailure: () => setFailure(null) };
};

type Sync = ReturnType<typeof useSync>;

export interface SyncCardProps {
  info: NetworkSettings['sync_info'];
  sync: Sync;
}

/** Shows the last synchronisation and starts a new one. */
export function SyncCard({ info, sync: { sync, isSyncing, failure } }: SyncCardProps) {
  const titleId = useId();
  return (
    <Slip as="section" aria-labelledby={titleId}>
      <SlipMain>
        <Stack gap="medium">
          <SlipTitle id={titleId}>Synchronisation</SlipTitle>
          <DescriptionList>
            <DescriptionItem label="Dernière synchronisation">
              {info.last_sync ? formatDateTime(info.last_sync) : 'Jamais'}
            </DescriptionItem>
            <DescriptionItem label="Transactions synchronisées">{formatNumber(info.last_sync_count)}</DescriptionItem>
          </DescriptionList>
          {failure && <Banner tone="refused">{failure}</Banner>}
        </Stack>
      </SlipMain>
      <SlipStub>
        <Button isBlock isBusy={isSyncing} busyLabel="Synchronisation..." onClick={sync}>
          <RefreshCw aria-hidden />
          Synchroniser les offres
        </Button>
      </SlipStub>
    </Slip>
  );
}
