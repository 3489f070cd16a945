import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { NIGHTLY_SYNC_HOUR } from '~/api/contract/scalars';
import { networkQueries } from '~/api/queries/admin/admin-queries';
import { Panel, PanelBody, PanelHead } from '~/design-system/cards/panel';
import { Notice } from '~/design-system/feedback/banner';
import { ErrorState } from '~/design-system/feedback/error-state';
import { LoadingStatus, Skeleton, TextSkeleton } from '~/design-system/feedback/skeleton';
import { Stack } from '~/design-system/layout/stack';
import { Columns } from '~/design-system/page/columns';
import { PageHeader } from '~/design-system/page/page-header';
import { lazyModule } from '~/lib/browser/lazy-module';
import { CredentialsForm } from './credentials-form';
import { SyncCard, useSync } from './sync-card';
import { SyncChangesSkeleton } from './sync-changes-skeleton';

const changesPanel = lazyModule(() => import('./sync-changes-panel'));

export function NetworkSettingsPage() {
  const { data, isError, refetch } = useQuery(networkQueries.settings());
  const sync = useSync();
  return (
    <Stack>
      <PageHeader size="admin" title="Configuration Daisycon" />
      {data && (
        <Columns split="sevenFive">
          <Panel isSection>
            <PanelHead title="Identifiants" />
            <PanelBody>
              <CredentialsForm settings={data.settings} onSaved={sync.clearFailure} />
            </PanelBody>
          </Panel>
          <Stack>
            <SyncCard info={data.sync_info} sync={sync} />
            <Notice>
              Les offres sont synchronisées automatiquement avec l’API du réseau chaque nuit à {NIGHTLY_SYNC_HOUR}:00.
              Les statuts, les commissions et les autres données des offres existantes sont mis à jour.
            </Notice>
          </Stack>
        </Columns>
      )}
      {data && <SyncChanges lastSync={data.sync_info.last_sync} />}
      {!data && isError && (
        <Panel>
          <ErrorState onRetry={() => void refetch()} />
        </Panel>
      )}
      {!data && !isError && <NetworkSettingsSkeleton />}
    </Stack>
  );
}

function SyncChanges({ lastSync }: { lastSync: string | null | undefined }) {
  const [tries, setTries] = useState(0);
  const [failed, setFailed] = useState(-1);
  const module = changesPanel.useModule(tries, () => setFailed(tries));
  if (module) return <module.SyncChangesPanel lastSync={lastSync} />;
  if (failed !== tries) return <SyncChangesSkeleton />;
  return (
    <Panel>
      <ErrorState onRetry={() => setTries(tries + 1)} />
    </Panel>
  );
}

function NetworkSettingsSkeleton() {
  return (
    <>
      <LoadingStatus />
      <Columns split="sevenFive">
        <Panel aria-busy>
          <PanelHead title="Identifiants" />
          <PanelBody>
            <Stack>
              <TextSkeleton isSilent />
              <Skeleton size="control" />
              <Skeleton size="control" />
              <Skeleton size="control" />
            </Stack>
          </PanelBody>
        </Panel>
        <Panel aria-busy>
          <PanelHead title="Synchronisation" />
          <PanelBody>
            <Stack gap="medium">
              <Skeleton width="80%" />
              <Skeleton width="60%" />
              <Skeleton size="control" />
            </Stack>
          </PanelBody>
        </Panel>
      </Columns>
    </>
  );
}
