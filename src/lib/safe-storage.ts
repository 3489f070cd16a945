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

const orMemory = (find: () => Storage | null): (() => KeyValueStore) => {
  let store: KeyValueStore | undefined;
  return () => {
    try {
      // A browser that blocks storage throws on the mere access, or has none.
      store ??= find() ?? createMemoryStore();
    } catch {
      store = createMemoryStore();
    }
    return store;
  };
};

/** Local storage, or a store that lasts as long as the page where the browser blocks it. */
export const safeStorage = orMemory(() => window.localStorage);

/** The storage of this tab alone, which outlives a reload; blocked as well where local storage is. */
export const tabStorage = orMemory(() => window.sessionStorage);

/** Whether the browser has a storage for the tab: else what is kept there is gone with the page. */
export const hasTabStorage = (): boolean => {
  try {
    return tabStorage() === window.sessionStorage;
  } catch {
    return false;
  }
};
