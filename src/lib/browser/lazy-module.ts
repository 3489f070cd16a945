import { useEffect, useState } from 'react';
import { loadOnce, onIdle } from './deferred';

/** Sent to the window when code that is needed now cannot be loaded; `detail` is the error. */
export const CHUNK_LOAD_ERROR_EVENT = 'missio:chunk-load-error';

export const emitChunkLoadError = (error: unknown): void => {
  window.dispatchEvent(new CustomEvent(CHUNK_LOAD_ERROR_EVENT, { detail: error }));
};

/** Code loaded when first needed. Unlike `React.lazy`, a failed load keeps the screen and the next need tries again. */
export function lazyModule<TModule extends object>(load: () => Promise<TModule>) {
  let loaded: TModule | null = null;
  const loadModule = loadOnce(async () => {
    loaded = await load();
    return loaded;
  });

  /** Returns the module once loaded, else `null`. @param need `null` while not needed; a new value tries again */
  function useModule(need: string | number | null, onFailure: () => void = () => {}): TModule | null {
    const [module, setModule] = useState(loaded);
    const missingFor = module === null ? need : null;
    // biome-ignore lint/correctness/useExhaustiveDependencies: one try per need, even if the handler changes
    useEffect(() => {
      if (missingFor === null) return;
      const unneeded = new AbortController();
      const { signal } = unneeded;
      loadModule().then(
        (value) => !signal.aborted && setModule(value),
        (error: unknown) => {
          if (signal.aborted) return;
          emitChunkLoadError(error);
          onFailure();
        },
      );
      return () => unneeded.abort();
    }, [missingFor]);
    return module;
  }

  const preload = () => {
    if (!loaded) loadModule().catch(() => {});
  };
  const useModulePreload = () => useEffect(() => onIdle(preload), []);
  return { useModule, preload, useModulePreload, load: loadModule };
}
