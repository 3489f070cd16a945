import { type QueryCache, type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query';
import { COUNTRY_CODE } from '~/api/contract/country-code';
import type { Location, User } from '~/api/contract/entities';
import { DEFAULT_COUNTRY } from '~/api/contract/limits';
import { call } from '~/api/http';
import { createEmitter } from '~/lib/browser/create-emitter';

const failureListeners = createEmitter();

/**
 * Calls `listener` when the lookup has failed and a screen that needs it is open: once per session, since a failure is kept like an answer.
 * @returns the function that stops it
 */
export const onLocationFailure = failureListeners.add;

/** Tells of the failure as soon as a screen looks at it: one that was merely prefetched bothers nobody. */
const tellOnceLookedAt = (cache: QueryCache, queryKey: QueryKey) => {
  const failed = cache.find({ queryKey });
  // The session that asked has ended meanwhile and taken the cache along.
  if (!failed) return;
  if (failed.getObserversCount() > 0) return failureListeners.tell();
  const stop = cache.subscribe(({ type, query }) => {
    if (query !== failed || (type !== 'observerAdded' && type !== 'removed')) return;
    stop();
    if (type === 'observerAdded') failureListeners.tell();
  });
};

/** Where the user is: looked up once per session and kept. `null` when the lookup failed: it is not asked again either. */
export const locationQueries = {
  current: () =>
    queryOptions({
      queryKey: ['location'] as const,
      // Without the abort signal: a lookup that a screen began and left is of use to the next screen.
      queryFn: async ({ client, queryKey }): Promise<Location | null> => {
        try {
          return await call('location');
        } catch (error) {
          console.warn('[query]', error instanceof Error ? error.message : error);
          tellOnceLookedAt(client.getQueryCache(), queryKey);
          return null;
        }
      },
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: Number.POSITIVE_INFINITY,
    }),
};

/** The value of `X-Country`: where the user is, else the country of the account, else FR. */
export const offersCountry = (location: Location | null, { pays }: Pick<User, 'pays'>): string => {
  const own = pays && COUNTRY_CODE.test(pays) ? pays : DEFAULT_COUNTRY;
  return (location?.country_code ?? own).toUpperCase();
};

/**
 * For loaders: starts a read that carries `X-Country` as soon as the country is known. Never fails: the screen that
 * observes the same queries shows what went wrong.
 */
export const prefetchWithCountry = async (
  client: QueryClient,
  user: Pick<User, 'pays'>,
  prefetch: (country: string) => Promise<void>,
): Promise<void> => {
  const { queryKey } = locationQueries.current();
  try {
    // At once where it is known: a screen that mounts meanwhile must not find what was read, or failed, the last time.
    const known = client.getQueryData(queryKey);
    const location = known === undefined ? await client.fetchQuery(locationQueries.current()) : known;
    await prefetch(offersCountry(location, user));
  } catch {
    // The session ended in between and took the cache along: nobody waits for it any more.
  }
};
