import { RefreshCw } from 'lucide-react';
import { useId } from 'react';
import { describeFailure } from '~/api/api-error';
import type { NetworkSettings } from '~/api/contract/entities';
import { Button } from '~/design-system/actions/button';
import { Fact, Facts } from '~/design-system/data/facts';
import { Slip, SlipMain, SlipStub, SlipTitle } from '~/design-system/data/slip';
import { Banner } from '~/design-system/feedback/banner';
import { Stack } from '~/design-system/layout/stack';
import { formatDateTime } from '~/lib/dates';
import { formatNumber } from '~/lib/formats';
import { useSync } from './use-sync';

/** When offers and participations were last synchronised, and the button that does it now. */
export function SyncCard({ info }: { info: NetworkSettings['sync_info'] }) {
  const titleId = useId();
  const { mutate, isPending, error } = useSync();
  return (
    <Slip as="section" aria-labelledby={titleId}>
      <SlipMain>
        <Stack gap="medium">
          <SlipTitle id={titleId}>Synchronisation</SlipTitle>
          <Facts>
            <Fact label="Dernière synchronisation">{info.last_sync ? formatDateTime(info.last_sync) : 'Jamais'}</Fact>
            <Fact label="Transactions synchronisées">{formatNumber(info.last_sync_count ?? 0)}</Fact>
          </Facts>
          {error && <Banner tone="refused">{describeFailure(error)}</Banner>}
        </Stack>
      </SlipMain>
      <SlipStub>
        <Button isBlock isBusy={isPending} busyLabel="Synchronisation..." onClick={() => mutate()}>
          <RefreshCw aria-hidden />
          Synchroniser les offres
        </Button>
      </SlipStub>
    </Slip>
  );
}
