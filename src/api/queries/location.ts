import { queryOptions } from '@tanstack/react-query';
import { call } from '~/api/http';

/** Where the user is: looked up once per session and kept (decision: a failure is not asked again either). */
export const locationQueries = {
  current: () =>
    queryOptions({
      queryKey: ['location'] as const,
      queryFn: ({ signal }) => call('location', { signal }),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: Number.POSITIVE_INFINITY,
      retry: false,
    }),
};
