export interface Emitter<TArgs extends readonly unknown[]> {
  /** @returns unsubscribe */
  add: (listener: (...args: TArgs) => void) => () => void;
  emit: (...args: TArgs) => void;
}

export const createEmitter = <TArgs extends readonly unknown[] = []>(): Emitter<TArgs> => {
  const listeners = new Set<(...args: TArgs) => void>();
  return {
    add: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    emit: (...args) => {
      for (const listener of listeners) listener(...args);
    },
  };
};
