/* Hooks of the client, in a file of their own: pages without calls do not load `http.ts`. */
import { createEmitter } from '~/lib/browser/create-emitter';
import type { CallName } from './contract/client-calls';

export type Interceptor = (url: string, init: RequestInit) => Promise<Response> | null;

let interceptor: Interceptor = () => null;

export const setInterceptor = (next: Interceptor): void => {
  interceptor = next;
};

export const interceptRequest: Interceptor = (url, init) => interceptor(url, init);

const unauthorized = createEmitter<[call: CallName]>();

/** Calls `listener` on a 401 to the token still stored. @returns unsubscribe */
export const onUnauthorized = unauthorized.add;

export const emitUnauthorized = unauthorized.emit;
