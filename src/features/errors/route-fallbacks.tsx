import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { CHUNK_LOAD_FAILURE, UNEXPECTED_ERROR } from '~/content/shared-texts';
import { Button } from '~/design-system/actions/button';
import { ErrorState } from '~/design-system/feedback/error-state';
import { Spinner } from '~/design-system/feedback/spinner';
import { FullPage } from '~/design-system/shells/shells';
import { isChunkLoadError, recoverFromDeployment } from './chunk-recovery';

export function RoutePending() {
  return (
    <FullPage>
      <Spinner />
    </FullPage>
  );
}

export function RouteError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const isMissing = isChunkLoadError(error);
  const [isRecovering, setIsRecovering] = useState(isMissing);

  useEffect(() => {
    if (isMissing) void recoverFromDeployment().then(setIsRecovering);
  }, [isMissing]);

  if (isRecovering) return <RoutePending />;
  const retry = () => {
    // A browser fetches a failed module again only after a reload.
    if (isMissing) {
      window.location.reload();
      return;
    }
    reset();
    void router.invalidate();
  };
  return (
    <FullPage>
      <ErrorState
        isPage
        title="Cette page n’a pas pu s’afficher"
        description={isMissing ? CHUNK_LOAD_FAILURE : UNEXPECTED_ERROR}
        onRetry={retry}
        action={
          <Button variant="ghost" size="sm" onClick={() => router.history.back()}>
            Retour
          </Button>
        }
      />
    </FullPage>
  );
}
