import type { CallName } from './contract/calls';

type UnauthorizedListener = (call: CallName) => void;
const listeners = new Set<UnauthorizedListener>();

/**
 * Calls `listener` whenever the server answers 401 to the token that is still the stored one. Apart from the client, so that a page
 * that calls nothing needs no client.
 * @returns the function that stops it
 */
export const onUnauthorized = (listener: UnauthorizedListener): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** For the client alone. */
export const announceUnauthorized = (call: CallName): void => {
  for (const listener of listeners) listener(call);
};
