/* Work put off until it is needed, or until the browser is idle. */

/** Makes the value at the first call. */
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

const DELAY_MS = 2_000;

/** Resolves in a new task: until then the browser may paint and handle input. */
export const yieldToMain = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** `requestIdleCallback`, or a new task in Safari. @returns the function that cancels it */
export const requestIdle = (callback: () => void): (() => void) => {
  if ('requestIdleCallback' in window) {
    const id = requestIdleCallback(callback);
    return () => cancelIdleCallback(id);
  }
  const timer = setTimeout(callback);
  return () => clearTimeout(timer);
};

/** Calls back once the screen has been drawn for a while and the browser is idle: for code that is needed later. */
export const onIdle = (callback: () => void): (() => void) => {
  let cancel = () => {};
  const timer = setTimeout(() => {
    cancel = requestIdle(callback);
  }, DELAY_MS);
  return () => {
    clearTimeout(timer);
    cancel();
  };
};
