export const once = <TValue>(make: () => TValue): (() => TValue) => {
  let made: { value: TValue } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
};

/** Loads once, for all callers; after a failure the next call tries again. */
export const loadOnce = <TValue>(load: () => Promise<TValue>): (() => Promise<TValue>) => {
  let loading: Promise<TValue> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
};
