import { Spinner } from '~/design-system/feedback/spinner';
import { FullPage } from '~/design-system/layout/full-page';

/** What stands in for a screen until its session or its code is there. */
export function RoutePending() {
  return (
    <FullPage>
      <Spinner />
    </FullPage>
  );
}
