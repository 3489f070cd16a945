import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api/api-error';

/** Long enough that a page prefetched on hover is not fetched again when it opens; short enough to stay true. */
const STALE_AFTER_MS = 5_000;
const MAX_READ_RETRIES = 2;
const FIRST_RETRY_DELAY_MS = 400;
/** Statuses with which a proxy says that the server behind it is away for a moment. */
const PASSING_STATUSES = new Set([502, 503, 504]);

const isPassing = (error: Error): boolean =>
  error instanceof ApiError && (error.status === null || PASSING_STATUSES.has(error.status));

/** The app's query client: reads are tried again when the network or a proxy failed, writes never. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_AFTER_MS,
        retry: (failures, error) => failures < MAX_READ_RETRIES && isPassing(error),
        retryDelay: (failures) => FIRST_RETRY_DELAY_MS * 2 ** failures,
        // A browser that believes itself offline still gets an error with « Réessayer », not an endless spinner.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
