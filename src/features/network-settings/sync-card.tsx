import { RefreshCw } from 'lucide-react';
import { useId } from 'react';
import type { NetworkSettings } from '~/api/contract/entities';
import { Button } from '~/design-system/actions/button';
import { Fact, Facts } from '~/design-system/data/facts';
import { Slip, SlipMain, SlipStub, SlipTitle } from '~/design-system/data/slip';
import { Banner } from '~/design-system/feedback/banner';
import { Stack } from '~/design-system/layout/stack';
import { formatDateTime } from '~/lib/dates';
import { formatNumber } from '~/lib/formats';
import type { Sync } from './use-sync';

export interface SyncCardProps {
  /** What is known of the last synchronisation. */
  info: NetworkSettings['sync_info'];
  sync: Sync;
}

/** When offers and participations were last synchronised, and the button that does it now. */
export function SyncCard({ info, sync: { sync, isSyncing, failure } }: SyncCardProps) {
  const titleId = useId();
  return (
    <Slip as="section" aria-labelledby={titleId}>
      <SlipMain>
        <Stack gap="medium">
          <SlipTitle id={titleId}>Synchronisation</SlipTitle>
          <Facts>
            <Fact label="Dernière synchronisation">{info.last_sync ? formatDateTime(info.last_sync) : 'Jamais'}</Fact>
            <Fact label="Transactions synchronisées">{formatNumber(info.last_sync_count)}</Fact>
          </Facts>
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
