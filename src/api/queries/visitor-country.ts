import { queryOptions } from '@tanstack/react-query';
import { lookUpCountry } from '~/api/ip-lookup';

/** The country that a visitor's address points to; asked once per visit, and never again after a failure by itself. */
export const visitorCountryQueries = {
  current: () =>
    queryOptions({
      queryKey: ['visitor-country'] as const,
      // Without the query's own signal: leaving the screen and coming back within three seconds is one lookup, not two.
      queryFn: () => lookUpCountry(),
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
      refetchOnReconnect: false,
    }),
};
