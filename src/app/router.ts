import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { RouteError, RoutePending } from '~/features/errors/route-fallbacks';
import { waitForChunks } from '~/features/navigation/wait-for-chunks';
import type { Session } from '~/features/session/session';
import { reportError } from '~/lib/browser/error-reports';
import { parseSearch, stringifySearch } from '~/lib/list/list-search';
import { routeTree } from '~/routeTree.gen';
import type { QueryClientLoader } from './query-client-loader';

interface RouterSettings {
  session: Session;
  queryClientLoader: QueryClientLoader;
  history: RouterHistory;
  isServer: boolean;
}

export const createAppRouter = ({ session, queryClientLoader, history, isServer }: RouterSettings) => {
  const router = createRouter({
    routeTree,
    history,
    isServer,
    context: { session, queryClientLoader },
    defaultPreload: 'intent',
    // The query cache alone decides what is stale.
    defaultPreloadStaleTime: 0,
    // Each page of a list is a match of its own; the router would keep it for five minutes.
    defaultGcTime: 0,
    // The browser itself restores a prerendered page; the router's script in the document would send it to the top.
    scrollRestoration: !isServer,
    parseSearch,
    stringifySearch,
    defaultPendingComponent: RoutePending,
    defaultErrorComponent: RouteError,
  });
  waitForChunks(router);
  if (import.meta.env.VITE_REPORT_URL) router.options.defaultOnCatch = (error) => reportError('boundary', error);
  return router;
};

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
  interface HistoryState {
    /** Where the login leads: the address that a guard refused to a visitor. */
    returnTo?: string;
    isModal?: true;
  }
}
