/** What we need of the Web Storage API. */
type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const createMemoryStore = (): KeyValueStore => {
  const entries = new Map<string, string>();
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
};

const findLocalStorage = (): KeyValueStore => {
  try {
    // A browser that blocks storage throws on the mere access.
    return window.localStorage;
  } catch {
    return createMemoryStore();
  }
};

let store: KeyValueStore | undefined;

/** Local storage, or a store that lasts as long as the page where the browser blocks it. */
export const safeStorage = (): KeyValueStore => {
  store ??= findLocalStorage();
  return store;
};
