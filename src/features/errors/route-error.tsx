import type { ErrorComponentProps } from '@tanstack/react-router';
import { useRouter } from '@tanstack/react-router';
import { Button } from '~/design-system/actions/button';
import { ErrorState } from '~/design-system/feedback/error-state';
import { FullPage } from '~/design-system/layout/full-page';

/** What a route shows instead of a blank page when it threw: a way to try again and a way back. */
export function RouteError({ reset }: ErrorComponentProps) {
  const router = useRouter();
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return (
    <FullPage>
      <ErrorState
        title="Cette page n’a pas pu s’afficher"
        description="Une erreur inattendue est survenue. Rien de ce que vous avez enregistré n’est perdu."
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
