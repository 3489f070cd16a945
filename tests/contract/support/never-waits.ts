import type { RetryWaits } from '../checks/fetch-with-retry';

/** For a backend that limits nobody: there is nothing to wait for. */
export const neverWaits: RetryWaits = {
  pause: () => Promise.reject(new Error('there is nothing to wait for')),
  say: () => undefined,
};
