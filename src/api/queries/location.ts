import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { COUNTRY_CODE } from '~/api/contract/country-code';
import type { Location, User } from '~/api/contract/entities';
import { DEFAULT_COUNTRY } from '~/api/contract/limits';
import { call } from '~/api/http';

type LocationFailureListener = () => void;
const failureListeners = new Set<LocationFailureListener>();

/**
 * Calls `listener` when the lookup has failed: once per session, since a failure is kept like an answer.
 * @returns the function that stops it
 */
export const onLocationFailure = (listener: LocationFailureListener): (() => void) => {
  failureListeners.add(listener);
  return () => failureListeners.delete(listener);
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
          // Unless the session that asked has ended meanwhile and taken the cache along.
          const isStillAwaited = client.getQueryCache().find({ queryKey }) !== undefined;
          if (isStillAwaited) for (const listener of failureListeners) listener();
          return null;
        }
      },
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: Number.POSITIVE_INFINITY,
    }),
};

/** The value of `X-Country`: where the user is, else the country of the account, else FR. */
export const offersCountry = (location: Location | null, { pays }: Pick<User, 'pays'>): string => {
  const code = [location?.country_code, pays].find((candidate) => candidate && COUNTRY_CODE.test(candidate));
  return code?.toUpperCase() ?? DEFAULT_COUNTRY;
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
  try {
    await prefetch(offersCountry(await client.fetchQuery(locationQueries.current()), user));
  } catch {
    // The session ended in between and took the cache along: nobody waits for it any more.
  }
};
