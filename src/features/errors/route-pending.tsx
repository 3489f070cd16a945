import { Spinner } from '~/design-system/feedback/spinner';
import { FullPage } from '~/design-system/shells/shells';

export function RoutePending() {
  return (
    <FullPage>
      <Spinner />
    </FullPage>
  );
}
