import { createEmitter } from '~/lib/browser/create-emitter';
import type { CallName } from './contract/calls';

const listeners = createEmitter<[call: CallName]>();

/**
 * Calls `listener` whenever the server answers 401 to the token that is still the stored one. In a file of its own, so that a page
 * that calls nothing needs no client.
 * @returns the function that stops it
 */
export const onUnauthorized = listeners.add;

/** Only the client calls it. */
export const announceUnauthorized = listeners.tell;
