import { once } from './deferred';

/** Fixed by the specification, section 9. */
export const TOKEN_KEY = 'auth_token';
export const USER_KEY = 'user';

/** Session storage: where an account has been lately in this tab. */
export const RECENT_PLACES_KEY = 'missio:recent-places';

/** Session storage: the build that was reloaded from. */
export const RELOADED_FROM_KEY = 'missio:reloaded-from';

interface KeyValueStore extends Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  keys: () => string[];
}

const createStore = (find: () => Storage | null) => (): KeyValueStore => {
  const memory = new Map<string, string>();
  let storage: Storage | null = null;
  try {
    storage = find();
  } catch {
    // Blocked: everything stays in memory.
  }
  return {
    getItem: (key) => memory.get(key) ?? storage?.getItem(key) ?? null,
    setItem: (key, value) => {
      memory.delete(key);
      try {
        storage?.setItem(key, value);
      } catch {
        // Full: the former value must not outlast this one.
        storage?.removeItem(key);
      }
      if (storage?.getItem(key) !== value) memory.set(key, value);
    },
    removeItem: (key) => {
      memory.delete(key);
      storage?.removeItem(key);
    },
    keys: () => [...memory.keys(), ...Object.keys(storage ?? {})],
  };
};

/** Keeps in memory what the browser does not store. */
export const safeStorage = once(createStore(() => window.localStorage));

/** Ends with the tab. */
export const tabStorage = once(createStore(() => window.sessionStorage));

/** Whether the tab still knows `key` after a reload. */
export const outlastsReload = (key: string): boolean => {
  try {
    return window.sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
};

/** `null` while pages are prerendered. */
export const readCookie = (name: string): string | null => {
  if (typeof document === 'undefined') return null;
  const start = `${name}=`;
  const cookie = document.cookie.split('; ').find((each) => each.startsWith(start));
  return cookie?.slice(start.length) ?? null;
};

const writeCookie = (name: string, value: string, attributes = ''): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and missing in Safari.
  document.cookie = `${name}=${value}; path=/; samesite=strict${attributes}`;
};

export const hasCookie = (name: string): boolean => readCookie(name) !== null;

export const setMarkerCookie = (name: string, maxAgeSeconds: number): void =>
  writeCookie(name, '1', `; max-age=${maxAgeSeconds}`);

export const removeCookie = (name: string): void => setMarkerCookie(name, 0);

/** A cookie that ends with the browser. @returns whether the browser took it: it may be too long, or blocked */
export const setSessionCookie = (name: string, value: string): boolean => {
  writeCookie(name, value);
  return readCookie(name) === value;
};
