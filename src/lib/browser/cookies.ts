/** `false` while pages are prerendered. */
export const hasCookie = (name: string): boolean =>
  typeof document !== 'undefined' && document.cookie.split('; ').some((cookie) => cookie.split('=')[0] === name);

/** Without `maxAgeSeconds` it ends with the browser. */
export const setMarkerCookie = (name: string, maxAgeSeconds?: number): void => {
  const maxAge = maxAgeSeconds === undefined ? '' : `; max-age=${maxAgeSeconds}`;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and missing in Safari.
  document.cookie = `${name}=1; path=/; samesite=strict${maxAge}`;
};

export const removeCookie = (name: string): void => setMarkerCookie(name, 0);
