import { useQuery } from '@tanstack/react-query';
import { NIGHTLY_SYNC_HOUR } from '~/api/contract/limits';
import { networkQueries } from '~/api/queries/admin';
import { Panel, PanelBody, PanelHead } from '~/design-system/cards/panel';
import { ErrorState } from '~/design-system/feedback/error-state';
import { Notice } from '~/design-system/feedback/notice';
import { Columns } from '~/design-system/layout/columns';
import { PageHeader } from '~/design-system/layout/page-header';
import { Stack } from '~/design-system/layout/stack';
import { CredentialsForm } from './credentials-form';
import { NetworkSettingsSkeleton } from './network-settings-skeleton';
import { SyncCard } from './sync-card';
import { useSync } from './use-sync';

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
              <CredentialsForm settings={data.settings} onSaved={sync.forget} />
            </PanelBody>
          </Panel>
          <Stack>
            <SyncCard info={data.sync_info} sync={sync} />
            <Notice>
              {`Les offres sont synchronisées automatiquement avec l’API du réseau chaque nuit à ${NIGHTLY_SYNC_HOUR}:00. Les statuts, les commissions et les autres données des offres existantes sont mis à jour.`}
            </Notice>
          </Stack>
        </Columns>
      )}
      {!data && isError && (
        <Panel>
          <ErrorState onRetry={() => void refetch()} />
        </Panel>
      )}
      {!data && !isError && <NetworkSettingsSkeleton />}
    </Stack>
  );
}
