/** Fixed by the specification, section 9. */
export const TOKEN_KEY = 'auth_token';
export const USER_KEY = 'user';

/** Session storage: the build that was reloaded from. */
export const RELOADED_FROM_KEY = 'missio:reloaded-from';

type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const createMemoryStore = (): KeyValueStore => {
  const entries = new Map<string, string>();
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
};

const orMemory = (find: () => Storage | null): (() => KeyValueStore) => {
  let store: KeyValueStore | undefined;
  return () => {
    try {
      // Access throws where storage is blocked.
      store ??= find() ?? createMemoryStore();
    } catch {
      store = createMemoryStore();
    }
    return store;
  };
};

/** Falls back to memory where the browser blocks storage. */
export const safeStorage = orMemory(() => window.localStorage);

export const tabStorage = orMemory(() => window.sessionStorage);

export const hasTabStorage = (): boolean => {
  try {
    return tabStorage() === window.sessionStorage;
  } catch {
    return false;
  }
};

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
