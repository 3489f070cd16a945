import type { Patience } from '../checks/patient-fetch';

/** For a backend that limits nobody: there is nothing to wait for. */
export const neverWaits: Patience = {
  pause: () => Promise.reject(new Error('there is nothing to wait for')),
  say: () => undefined,
};
