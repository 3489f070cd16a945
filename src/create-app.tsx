import type { QueryClient } from '@tanstack/react-query';
import type { RouterHistory } from '@tanstack/react-router';
import { failureMessages, successMessages } from './api/contract/messages';
import { onLocationFailure } from './api/queries/location';
import { notify } from './design-system/feedback/notify';
import { Session, type SessionChange } from './features/session/session';
import { createQueryClient } from './query-client';
import { type AppRouter, createAppRouter } from './router';

/** A whole app: one per page in the browser, one per story in Storybook. */
export interface AppInstance {
  session: Session;
  queryClient: QueryClient;
  router: AppRouter;
  /** Lets go of every listener; for stories. */
  stop: () => void;
}

const followSession = (router: AppRouter, queryClient: QueryClient) => async (change: SessionChange) => {
  // Nothing that one person was shown may be shown to the next.
  queryClient.clear();
  if (change === 'expired') notify.warning(failureMessages.sessionExpired);
  if (change === 'signed-out') {
    notify.success(successMessages.logout);
    // A deliberate end: the place is not kept, the next login starts at the dashboard.
    await router.navigate({ to: '/login', ignoreBlocker: true });
    return;
  }
  // Everything else is up to the guards: they run again and lead where this person may be.
  await router.invalidate();
};

interface AppOptions {
  /** The browser's, or one in memory for a story or a prerendered page. */
  history: RouterHistory;
  /** At build time, without a browser: no session is looked for. */
  isPrerendering?: boolean;
}

/** Puts session, query client and router together and starts the session; it ends with `stop`. */
export const createApp = ({ history, isPrerendering = false }: AppOptions): AppInstance => {
  const session = new Session();
  const queryClient = createQueryClient();
  const router = createAppRouter({ session, queryClient }, { history, isServer: isPrerendering });
  const follow = followSession(router, queryClient);
  const stops = [
    session.onChange((change) => void follow(change)),
    onLocationFailure(() => notify.error(failureMessages.location)),
  ];
  if (isPrerendering) session.startAsVisitor();
  else void session.start();
  return {
    session,
    queryClient,
    router,
    stop: () => {
      for (const stop of stops) stop();
      session.stop();
      queryClient.clear();
    },
  };
};
