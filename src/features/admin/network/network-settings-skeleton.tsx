import { Panel, PanelBody, PanelHead } from '~/design-system/cards/panel';
import { TextSkeleton } from '~/design-system/cards/text-skeleton';
import { LoadingStatus } from '~/design-system/feedback/loading-status';
import { Skeleton } from '~/design-system/feedback/skeleton';
import { Columns } from '~/design-system/layout/columns';
import { Stack } from '~/design-system/layout/stack';

export function NetworkSettingsSkeleton() {
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
