import { createRootRouteWithContext, Navigate, Outlet } from '@tanstack/react-router';
import type { RouterContext } from '~/app/router-context';
import { BRAND } from '~/content/brand';
import { ToastHost } from '~/design-system/feedback/toast-host';
import { ConfirmHost } from '~/design-system/overlay/confirm-host';
import { ErrorBoundary } from '~/features/errors/error-boundary';
import { OfflineBanner } from '~/features/errors/offline-banner';
import { useRestoredFormDraft } from '~/features/errors/use-form-drafts';
import { HeadTags } from '~/features/navigation/head-tags';
import { useFocusHeading } from '~/features/navigation/use-focus-heading';

export const Route = createRootRouteWithContext<RouterContext>()({
  head: () => ({ meta: [{ title: BRAND }] }),
  component: Root,
  notFoundComponent: Unreadable,
});

/** An address that no route can even read (`/%`) goes where any unknown path goes. */
function Unreadable() {
  return <Navigate to="/$" params={{ _splat: 'inconnu' }} replace />;
}

function Root() {
  useFocusHeading();
  useRestoredFormDraft(null);
  return (
    <>
      <HeadTags />
      <Outlet />
      <OfflineBanner />
      {/* A message that cannot be drawn takes no screen along. */}
      <ErrorBoundary fallback={null}>
        <ToastHost />
      </ErrorBoundary>
      <ErrorBoundary fallback={null}>
        <ConfirmHost />
      </ErrorBoundary>
    </>
  );
}
