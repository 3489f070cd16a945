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

/** Local storage, or memory where the browser blocks it. */
export const safeStorage = orMemory(() => window.localStorage);

/** Session storage, or memory where the browser blocks it. */
export const tabStorage = orMemory(() => window.sessionStorage);

export const hasTabStorage = (): boolean => {
  try {
    return tabStorage() === window.sessionStorage;
  } catch {
    return false;
  }
};
