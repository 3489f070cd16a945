import { type QueryClient, QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { Outlet, useRouter } from '@tanstack/react-router';
import { type ComponentType, type ReactNode, useEffect } from 'react';
import type { User } from '~/api/contract/entities';
import { usePreloadToaster } from '~/design-system/feedback/toast-host';
import { usePreloadConfirmDialog } from '~/design-system/overlay/confirm-host';
import { RoutePending } from '~/features/errors/route-fallbacks';
import { useScrollRestoration } from '~/features/navigation/use-scroll-restoration';
import { loadRouteChunks } from '~/features/navigation/wait-for-chunks';
import type { Session } from '~/features/session/session';
import { useSession, useUser } from '~/features/session/session-context';
import { onIdle } from '~/lib/browser/deferred';
import { removeDraftsOfOthers } from '~/lib/browser/form-drafts';
import { USER_KEY } from '~/lib/browser/storage';
import { isKept } from './query-client';

type Layout = ComponentType<{ user: User; onLogout: () => void; children: ReactNode }>;

export interface SignedInAreaProps {
  queryClient: QueryClient;
  layout: Layout;
}

/** The user area or the admin area: session, query client and layout around its pages. */
export function SignedInArea({ queryClient, layout }: SignedInAreaProps) {
  const session = useSession();
  const user = useUser();
  useOtherTabsChanges(session);
  useAwaitedValidation(session);
  useOwnDraftsOnly(user);
  // Between the end of a session and the arrival at the login.
  if (!user) return <RoutePending />;
  return (
    <QueryClientProvider client={queryClient}>
      {/* A different user, signed in in another tab, starts with a new screen. */}
      <AreaPages key={user.id} user={user} onLogout={() => session.logout()} layout={layout} />
    </QueryClientProvider>
  );
}

const useOwnDraftsOnly = (user: User | null): void => {
  const id = user?.id;
  useEffect(() => {
    if (id !== undefined) removeDraftsOfOthers(id);
  }, [id]);
};

/** Follows changes of the user's data in other tabs. */
const useOtherTabsChanges = (session: Session): void => {
  useEffect(() => {
    const follow = ({ key, newValue }: StorageEvent) => {
      if (key === USER_KEY && newValue !== null) void session.refresh(null, true);
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [session]);
};

/** Asks again when the tab is looked at: the email about the validation leads back here. */
const useAwaitedValidation = (session: Session): void => {
  useEffect(() => {
    const check = () => {
      if (document.visibilityState === 'visible' && session.user?.validated === false) void session.refresh();
    };
    document.addEventListener('visibilitychange', check);
    return () => document.removeEventListener('visibilitychange', check);
  }, [session]);
};

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

/** Removes failed prefetches on navigation, so that their screen fetches again instead of showing the failure. */
const useRemoveFailedPrefetches = (): void => {
  const router = useRouter();
  const queryClient = useQueryClient();
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', () =>
        queryClient.removeQueries({
          predicate: (query) =>
            query.state.status === 'error' &&
            query.state.data === undefined &&
            query.getObserversCount() === 0 &&
            !isKept(query),
        }),
      ),
    [router, queryClient],
  );
};

/** Loads on idle what must work offline: toasts, dialogs and the login page. */
const usePreloadOnIdle = (): void => {
  const router = useRouter();
  usePreloadToaster();
  usePreloadConfirmDialog();
  useEffect(
    () =>
      onIdle(() => {
        for (const part of loadRouteChunks(router, '/login')) part.catch(() => undefined);
      }),
    [router],
  );
};
