import type { Interceptor } from '~/api/http-hooks';

const MAX_AGE_MS = 30_000;

/** Takes the response that the shell requested (`document/preload-screen.ts`); a body can be read once. */
export const takePreloadedResponse: Interceptor = (url, { method, headers }) => {
  const preloaded = window.missioPreloadedResponses;
  if (!preloaded || method !== 'GET' || JSON.stringify(headers) !== JSON.stringify(preloaded.headers)) return null;
  if (performance.now() - preloaded.requestedAt > MAX_AGE_MS) return null;
  const response = preloaded.responses.get(url) ?? null;
  preloaded.responses.delete(url);
  return response;
};

export const dropPreloadedResponses = (): void => {
  delete window.missioPreloadedResponses;
};
