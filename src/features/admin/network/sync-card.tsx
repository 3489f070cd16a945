import { RefreshCw } from 'lucide-react';
import { useId } from 'react';
import type { NetworkSettings } from '~/api/contract/entities';
import { Button } from '~/design-system/actions/button';
import { DescriptionItem, DescriptionList } from '~/design-system/cards/description-list';
import { Banner } from '~/design-system/feedback/banner';
import { Slip, SlipMain, SlipStub, SlipTitle } from '~/design-system/layout/slip';
import { Stack } from '~/design-system/layout/stack';
import { formatDateTime } from '~/lib/format/dates';
import { formatNumber } from '~/lib/format/formats';
import type { Sync } from './use-sync';

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
