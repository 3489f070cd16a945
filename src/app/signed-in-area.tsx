import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import type { ComponentType, ReactNode } from 'react';
import type { User } from '~/api/contract/entities';
import { RoutePending } from '~/features/errors/route-pending';
import { useFormDrafts } from '~/features/errors/use-form-drafts';
import { usePreloadOnIdle } from '~/features/navigation/use-preload-on-idle';
import { useRemoveFailedPrefetches } from '~/features/navigation/use-remove-failed-prefetches';
import { useScrollRestoration } from '~/features/navigation/use-scroll-restoration';
import { useSession, useUser } from '~/features/session/session-context';
import { useOtherTabs } from '~/features/session/use-other-tabs';

type Layout = ComponentType<{ user: User; onLogout: () => void; children: ReactNode }>;

export interface SignedInAreaProps {
  queryClient: QueryClient;
  layout: Layout;
}

/** The user area or the admin area: session, query client and layout around its pages. */
export function SignedInArea({ queryClient, layout }: SignedInAreaProps) {
  const session = useSession();
  const user = useUser();
  useOtherTabs(session);
  useFormDrafts(session, user?.id);
  // Between the end of a session and the arrival at the login.
  if (!user) return <RoutePending />;
  return (
    <QueryClientProvider client={queryClient}>
      {/* A different user, signed in in another tab, starts with a new screen. */}
      <AreaPages key={user.id} user={user} onLogout={() => session.logout()} layout={layout} />
    </QueryClientProvider>
  );
}

interface AreaPagesProps {
  user: User;
  onLogout: () => void;
  layout: Layout;
}

function AreaPages({ user, onLogout, layout: PageLayout }: AreaPagesProps) {
  usePreloadOnIdle();
  useRemoveFailedPrefetches();
  useScrollRestoration();
  return (
    <PageLayout user={user} onLogout={onLogout}>
      <Outlet />
    </PageLayout>
  );
}
