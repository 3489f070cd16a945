import { type QueryCache, type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query';
import type { Location, User } from '~/api/contract/entities';
import { COUNTRY_CODE, DEFAULT_COUNTRY } from '~/api/contract/scalars';
import { call } from '~/api/http';
import { createEmitter } from '~/lib/browser/create-emitter';

const failureListeners = createEmitter();

/** Calls the listener once per session if the lookup failed and an open screen needs it. @returns unsubscribe */
export const onLocationFailure = failureListeners.add;

const emitOnceObserved = (cache: QueryCache, queryKey: QueryKey) => {
  const failed = cache.find({ queryKey });
  if (!failed) return;
  if (failed.getObserversCount() > 0) return failureListeners.emit();
  const stop = cache.subscribe(({ type, query }) => {
    if (query !== failed || (type !== 'observerAdded' && type !== 'removed')) return;
    stop();
    if (type === 'observerAdded') failureListeners.emit();
  });
};

/** Read once per session; `null` after a failure, which is not retried. */
export const locationQueries = {
  current: () =>
    queryOptions({
      queryKey: ['location'] as const,
      // No abort signal: the next screen can use a lookup that this one started.
      queryFn: async ({ client, queryKey }): Promise<Location | null> => {
        try {
          return await call('location');
        } catch (error) {
          console.warn('[query]', error instanceof Error ? error.message : error);
          emitOnceObserved(client.getQueryCache(), queryKey);
          return null;
        }
      },
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: Number.POSITIVE_INFINITY,
    }),
  /** The value of `X-Country`, once the lookup has settled. */
  offersCountry: (user: Pick<User, 'pays'>) =>
    queryOptions({ ...locationQueries.current(), select: (location) => offersCountry(location, user) }),
};

export const offersCountry = (location: Location | null, { pays }: Pick<User, 'pays'>): string => {
  const own = pays && COUNTRY_CODE.test(pays) ? pays : DEFAULT_COUNTRY;
  return (location?.country_code ?? own).toUpperCase();
};

/** For loaders: prefetches once the country is known. Never throws: the screen's own queries show the failure. */
export const prefetchWithCountry = async (
  client: QueryClient,
  user: Pick<User, 'pays'>,
  prefetch: (country: string) => Promise<void>,
): Promise<void> => {
  const { queryKey } = locationQueries.current();
  try {
    // Synchronous if known: a screen that mounts meanwhile must not find the last result or failure.
    const known = client.getQueryData(queryKey);
    const location = known === undefined ? await client.fetchQuery(locationQueries.current()) : known;
    await prefetch(offersCountry(location, user));
  } catch {}
};
