/** May answer a request in place of the network, by a response that is under way already. */
export type Interceptor = (url: string, init: RequestInit) => Promise<Response> | null;

let interceptor: Interceptor = () => null;

/** Puts `next` before the network, for all calls. */
export const setInterceptor = (next: Interceptor): void => {
  interceptor = next;
};

/** For the client alone: what the interceptor has for a request, else `null`. */
export const interceptRequest: Interceptor = (url, init) => interceptor(url, init);
