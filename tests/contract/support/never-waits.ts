import type { RetryWaits } from '../checks/fetch-with-retry';

/** For a backend without a rate limit: any wait is an error. */
export const neverWaits: RetryWaits = {
  pause: () => Promise.reject(new Error('there is nothing to wait for')),
  say: () => undefined,
};
