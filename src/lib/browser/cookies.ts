/** Whether the cookie is set; `false` while pages are prerendered. */
export const hasCookie = (name: string): boolean =>
  typeof document !== 'undefined' && document.cookie.split('; ').some((cookie) => cookie.split('=')[0] === name);

/** Sets a cookie on the whole site; without `maxAgeSeconds` it ends with the browser. */
export const setMarkerCookie = (name: string, maxAgeSeconds?: number): void => {
  const maxAge = maxAgeSeconds === undefined ? '' : `; max-age=${maxAgeSeconds}`;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari, and is asynchronous.
  document.cookie = `${name}=1; path=/; samesite=strict${maxAge}`;
};

export const removeCookie = (name: string): void => setMarkerCookie(name, 0);
