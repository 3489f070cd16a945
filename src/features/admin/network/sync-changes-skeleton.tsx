import { Panel, PanelBody, PanelHead } from '~/design-system/cards/panel';
import { LoadingStatus, Skeleton } from '~/design-system/feedback/skeleton';
import { Stack } from '~/design-system/layout/stack';

/** While the code or the first read of the changes is on its way. */
export function SyncChangesSkeleton() {
  return (
    <Panel aria-busy>
      <PanelHead title="Ce qui a changé" />
      <PanelBody>
        <LoadingStatus />
        <Stack gap="medium">
          <Skeleton width="80%" />
          <Skeleton width="60%" />
        </Stack>
      </PanelBody>
    </Panel>
  );
}
