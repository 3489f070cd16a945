import { useEffect, useState } from 'react';
import { emitChunkLoadError } from '~/lib/browser/chunk-load-error';
import { onIdle } from '~/lib/browser/on-idle';

/**
 * A part of the interface whose code is fetched when it is needed first. Unlike `React.lazy` a failed fetch does not tear the
 * screen down: `onFailure` is called, and the next need tries again.
 * @returns `useModule`, which gives the module once it is there to whoever names a need; `preload`, which fetches it beforehand; and `useModulePreload`, which does so once
 * the screen that calls it is at rest, so that it is there when the network is gone.
 */
export function lazyModule<TModule extends object>(load: () => Promise<TModule>) {
  let loaded: TModule | null = null;
  const fetchPart = async () => {
    loaded = await load();
    return loaded;
  };

  /** @param need what it is needed for, `null` while it is not: another need is another try */
  function useModule(need: string | number | null, onFailure: () => void = () => {}): TModule | null {
    const [part, setPart] = useState(loaded);
    const missingFor = part === null ? need : null;
    // biome-ignore lint/correctness/useExhaustiveDependencies: one try per need, however often the handler changes
    useEffect(() => {
      if (missingFor === null) return;
      let isCurrent = true;
      fetchPart().then(
        (module) => isCurrent && setPart(module),
        (error: unknown) => {
          if (!isCurrent) return;
          emitChunkLoadError(error);
          onFailure();
        },
      );
      return () => {
        isCurrent = false;
      };
    }, [missingFor]);
    return part;
  }

  const preload = () => {
    // A failure shows when the part is needed.
    if (!loaded) fetchPart().catch(() => {});
  };
  const useModulePreload = () => useEffect(() => onIdle(preload), []);
  return { useModule, preload, useModulePreload };
}
