import type { Interceptor } from '~/api/http-hooks';

/** A page that was frozen while it loaded must not take an old response for a new one. */
const MAX_AGE_MS = 30_000;

/** Gives the response that the shell has asked for already (`document/preload-screen.ts`), once: it can be read only once. */
export const takePreloadedResponse: Interceptor = (url, { method, headers }) => {
  const preloaded = window.missioPreloadedResponses;
  if (!preloaded || method !== 'GET' || JSON.stringify(headers) !== JSON.stringify(preloaded.headers)) return null;
  if (performance.now() - preloaded.requestedAt > MAX_AGE_MS) return null;
  const response = preloaded.responses.get(url) ?? null;
  preloaded.responses.delete(url);
  return response;
};

/** Forgets what nobody has taken: later on it would be an old response. */
export const dropPreloadedResponses = (): void => {
  delete window.missioPreloadedResponses;
};
