import { createRootRouteWithContext, Navigate, Outlet } from '@tanstack/react-router';
import type { QueryClientLoader } from '~/app/query-client-loader';
import { BRAND } from '~/content/brand';
import { ToastHost } from '~/design-system/feedback/toast-host';
import { ConfirmHost } from '~/design-system/overlay/confirm-host';
import { ErrorBoundary } from '~/features/errors/error-boundary';
import { OfflineBanner } from '~/features/errors/offline-banner';
import { HeadTags } from '~/features/navigation/head-tags';
import { useFocusHeading } from '~/features/navigation/use-focus-heading';
import type { Session } from '~/features/session/session';
import { useUser } from '~/features/session/session-context';
import { DraftOwnerContext } from '~/lib/browser/draft-owner';

interface RouterContext {
  session: Session;
  queryClientLoader: QueryClientLoader;
}

export const Route = createRootRouteWithContext<RouterContext>()({
  head: () => ({ meta: [{ title: BRAND }] }),
  component: Root,
  notFoundComponent: UnparsableAddress,
});

/** An address that cannot be parsed (`/%`) redirects like an unknown path. */
function UnparsableAddress() {
  return <Navigate to="/$" params={{ _splat: 'inconnu' }} replace />;
}

function Root() {
  useFocusHeading();
  const user = useUser();
  return (
    <>
      <HeadTags />
      <DraftOwnerContext value={user?.id ?? null}>
        <Outlet />
      </DraftOwnerContext>
      <OfflineBanner />
      {/* A toast that fails must not take the screen down. */}
      <ErrorBoundary fallback={null}>
        <ToastHost />
      </ErrorBoundary>
      <ErrorBoundary fallback={null}>
        <ConfirmHost />
      </ErrorBoundary>
    </>
  );
}
