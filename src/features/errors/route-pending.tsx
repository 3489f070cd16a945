import { Spinner } from '~/design-system/feedback/spinner';
import { FullPage } from '~/design-system/layout/full-page';

/** Shown until the session and the route's code are there. */
export function RoutePending() {
  return (
    <FullPage>
      <Spinner />
    </FullPage>
  );
}
