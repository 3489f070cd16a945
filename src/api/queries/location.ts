import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { clientCalls } from '~/api/contract/client-calls';
import type { User } from '~/api/contract/entities';
import { COUNTRY_CODE, DEFAULT_COUNTRY } from '~/api/contract/scalars';
import { call } from '~/api/http';

/** Looked up once per session, even if that fails. A screen that needs it observes it, for the toast. */
export const locationQueries = {
  current: () =>
    queryOptions({
      queryKey: ['location'] as const,
      // No abort signal: the next screen can use a lookup that this one started.
      queryFn: () => call('location'),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: Number.POSITIVE_INFINITY,
      // A failed query is stale whatever its `staleTime`.
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      meta: { failureToast: clientCalls.location.failure },
    }),
};

/** Starts the lookup, or waits for it. @returns `null` if it has failed; never throws */
export const lookUpLocation = async (client: QueryClient) => {
  const lookup = locationQueries.current();
  if (client.getQueryState(lookup.queryKey)?.status === 'error') return null;
  return client.fetchQuery(lookup).catch(() => null);
};

/** The value of `X-Country`: where the user is, else the account's country, else the default. */
export const lookUpOffersCountry = async (client: QueryClient, { pays }: Pick<User, 'pays'>): Promise<string> => {
  const location = await lookUpLocation(client);
  const own = pays && COUNTRY_CODE.test(pays) ? pays : DEFAULT_COUNTRY;
  return (location?.country_code ?? own).toUpperCase();
};
