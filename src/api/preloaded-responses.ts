interface PreloadedResponses {
  token: string;
  /** A response to other headers is another response. */
  headers: Readonly<Record<string, string>>;
  requestedAt: number;
  responses: Map<string, Promise<Response>>;
}

declare global {
  interface Window {
    missioPreloadedResponses?: PreloadedResponses;
  }
}

const MAX_AGE_MS = 30_000;

/** Takes the response that the shell requested (`boot/document/preload-screen.ts`); a body can be read once. */
export const takePreloadedResponse = (url: string, { method, headers }: RequestInit): Promise<Response> | null => {
  // A build has no window.
  const preloaded = typeof window === 'undefined' ? undefined : window.missioPreloadedResponses;
  if (!preloaded || method !== 'GET' || JSON.stringify(headers) !== JSON.stringify(preloaded.headers)) return null;
  if (performance.now() - preloaded.requestedAt > MAX_AGE_MS) return null;
  const response = preloaded.responses.get(url) ?? null;
  preloaded.responses.delete(url);
  return response;
};

export const dropPreloadedResponses = (): void => {
  delete window.missioPreloadedResponses;
};
