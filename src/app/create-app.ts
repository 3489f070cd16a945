import type { RouterHistory } from '@tanstack/react-router';
import type { User } from '~/api/contract/entities';
import { LOGGED_OUT, SESSION_EXPIRED } from '~/content/shared-texts';
import { notify } from '~/design-system/feedback/notify';
import { dismissConfirm } from '~/design-system/overlay/confirm';
import { Session, type SessionChange } from '~/features/session/session';
import { removeAllDrafts } from '~/lib/browser/form-drafts';
import { RECENT_PLACES_KEY, tabStorage } from '~/lib/browser/storage';
import { QueryClientLoader } from './query-client-loader';
import { type AppRouter, createAppRouter } from './router';

/** A whole app: one per page in the browser, one per story in Storybook. */
export interface AppInstance {
  session: Session;
  queryClientLoader: QueryClientLoader;
  router: AppRouter;
  /** Resolves once the server has confirmed the user and the first screen's routes are loaded; never rejects. */
  ready: Promise<void>;
  isReady: () => boolean;
  markRendered: () => void;
  stop: () => void;
}

const followSession =
  (router: AppRouter, queryClientLoader: QueryClientLoader, whenRendered: () => Promise<void>) =>
  async (change: SessionChange) => {
    // No data of one user may reach the next.
    queryClientLoader.clear();
    dismissConfirm();
    if (change === 'expired') notify.warning(SESSION_EXPIRED);
    if (change === 'signed-out') {
      removeAllDrafts();
      tabStorage().removeItem(RECENT_PLACES_KEY);
      notify.success(LOGGED_OUT);
      // A deliberate logout keeps no `returnTo`: the next login starts at the dashboard.
      await router.navigate({ to: '/login', ignoreBlocker: true });
      return;
    }
    // A screen that React still draws in slices misses updates.
    await whenRendered();
    await router.invalidate();
  };

/** Loads the first screen for the stored user while the server confirms it; starts again if user or rights differ. */
const loadFirstScreen = async ({
  session,
  queryClientLoader,
  router,
}: Pick<AppInstance, 'session' | 'queryClientLoader' | 'router'>) => {
  const loaded = router.load().catch(() => undefined);
  const tentative = await session.resolveUser(() => true);
  const user = await session.resolveUser();
  if (JSON.stringify(user) !== JSON.stringify(tentative)) {
    // Keeps the reads in flight if the user is the same.
    if (user?.id !== tentative?.id) queryClientLoader.clear();
    await router.invalidate().catch(() => undefined);
  }
  await loaded;
};

interface AppOptions {
  history: RouterHistory;
  /** At build time: renders for this user, or for a visitor if `null`; no session is looked for. */
  prerenderedFor?: User | null;
}

/** Connects session, router and query client; a build prerenders one address with it. */
export const createApp = ({ history, prerenderedFor }: AppOptions): AppInstance => {
  const isPrerendering = prerenderedFor !== undefined;
  const session = new Session();
  const queryClientLoader = new QueryClientLoader();
  const router = createAppRouter({ session, queryClientLoader, history, isServer: isPrerendering });
  let isReady = false;
  let markRendered = () => {};
  const drawn = new Promise<void>((resolve) => {
    markRendered = resolve;
  });
  const follow = followSession(router, queryClientLoader, async () => {
    if (isReady) await drawn;
  });
  const stopFollowing = session.onChange((change) => void follow(change));
  if (isPrerendering) session.startAs(prerenderedFor);
  else void session.start();
  const ready = loadFirstScreen({ session, queryClientLoader, router }).then(() => {
    isReady = true;
  });
  return {
    session,
    queryClientLoader,
    router,
    ready,
    isReady: () => isReady,
    markRendered,
    stop: () => {
      stopFollowing();
      session.stop();
      queryClientLoader.clear();
    },
  };
};
