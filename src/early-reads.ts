import type { QueryClient } from '@tanstack/react-query';
import type { AnyRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { User } from './api/contract/entities';
import { readStoredUser } from './api/credentials';
import type { AppRouter } from './router';

const StoredUser = v.pipe(v.string(), v.parseJson(), User);

/** The user that the last visit kept; a guess until the server has said who this is. */
const readLikelyUser = (): User | null => {
  const stored = v.safeParse(StoredUser, readStoredUser());
  return stored.success ? stored.output : null;
};

const ADMIN_AREA = '/admin';
const USER_AREA = '/_user';

/**
 * Starts what the page of the address will read, and its code, while GET /api/me is still under way. Nothing of it is shown
 * before the guards have let the page through, and they find the reads in the cache.
 * @returns whom the reads were started for
 */
export const startEarlyReads = (router: AppRouter, queryClient: QueryClient): User | null => {
  const user = readLikelyUser();
  if (!user) return null;
  const matches = router.matchRoutes(router.latestLocation);
  const area = user.is_admin ? ADMIN_AREA : USER_AREA;
  if (!matches.some(({ routeId }) => routeId === area)) return null;
  const routes: AnyRoute[] = Object.values(router.routesById);
  for (const { routeId, params, loaderDeps } of matches) {
    const route = routes.find(({ id }) => id === routeId);
    if (!route) continue;
    // A part that fails to load is asked for again by the router, which has a screen for it.
    router.loadRouteChunk(route)?.catch(() => undefined);
    const loader: unknown = route.options.loader;
    if (typeof loader === 'function')
      loader({ context: { queryClient, user }, params, deps: loaderDeps, preload: true });
  }
  return user;
};
