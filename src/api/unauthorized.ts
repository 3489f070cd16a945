import { createEmitter } from '~/lib/browser/create-emitter';
import type { CallName } from './contract/client-calls';

const listeners = createEmitter<[call: CallName]>();

/**
 * Calls `listener` on a 401 to the token still stored. A separate file, so that pages without calls need no client.
 * @returns the function that stops it
 */
export const onUnauthorized = listeners.add;

export const announceUnauthorized = listeners.tell;
