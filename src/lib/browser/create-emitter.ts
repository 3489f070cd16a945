/** Those who want to hear of something, and the way to tell them. */
export interface Listeners<TNews extends readonly unknown[]> {
  /** @returns the function that stops it */
  add: (listener: (...news: TNews) => void) => () => void;
  tell: (...news: TNews) => void;
}

/** What a store, or whatever else lies outside React, tells its listeners through. */
export const createEmitter = <TNews extends readonly unknown[] = []>(): Listeners<TNews> => {
  const listeners = new Set<(...news: TNews) => void>();
  return {
    add: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell: (...news) => {
      for (const listener of listeners) listener(...news);
    },
  };
};
