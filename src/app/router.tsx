import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { RouteError } from '~/features/errors/route-error';
import { RoutePending } from '~/features/errors/route-pending';
import { waitForChunks } from '~/features/navigation/wait-for-chunks';
import { parseSearch, stringifySearch } from '~/lib/list/search-params';
import { routeTree } from '~/routeTree.gen';
import type { RouterContext } from './router-context';

interface RouterSettings {
  history: RouterHistory;
  isServer: boolean;
}

/** The app's router. */
export const createAppRouter = (context: RouterContext, { history, isServer }: RouterSettings) => {
  const router = createRouter({
    routeTree,
    history,
    isServer,
    context,
    defaultPreload: 'intent',
    // The query cache decides what is stale, the router keeps no second copy of the data.
    defaultPreloadStaleTime: 0,
    // Nor what is left of a page that was left: each page of a list was a match of its own, kept for five minutes.
    defaultGcTime: 0,
    scrollRestoration: true,
    parseSearch,
    stringifySearch,
    defaultPendingComponent: RoutePending,
    defaultErrorComponent: RouteError,
  });
  waitForChunks(router);
  return router;
};

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
  interface HistoryState {
    /** The place that a guard turned a visitor away from: a login that follows goes there. */
    returnTo?: string;
    /** The entry opens a window over the screen of the entry before. */
    isModal?: true;
  }
}
