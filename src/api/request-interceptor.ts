/** May answer a request with a response that is already under way. */
export type Interceptor = (url: string, init: RequestInit) => Promise<Response> | null;

let interceptor: Interceptor = () => null;

export const setInterceptor = (next: Interceptor): void => {
  interceptor = next;
};

export const interceptRequest: Interceptor = (url, init) => interceptor(url, init);
