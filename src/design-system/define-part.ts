import { useEffect, useState } from 'react';
import { announceMissingPart } from '~/lib/missing-part-event';
import { onIdle } from '~/lib/on-idle';

/**
 * A part of the interface whose code is fetched when it is needed first. Unlike `React.lazy` a failed fetch does not tear the
 * screen down: `onFailure` is called, and the next need tries again.
 * @returns `usePart`, which gives the module once it is there to whoever names a need; `preload`, which fetches it beforehand; and `usePreloadAtRest`, which does so once
 * the screen that calls it is at rest, so that it is there when the network is gone.
 */
export function definePart<TModule extends object>(load: () => Promise<TModule>) {
  let loaded: TModule | null = null;
  const fetchPart = async () => {
    loaded = await load();
    return loaded;
  };

  /** @param need what it is needed for, `null` while it is not: another need is another try */
  function usePart(need: string | number | null, onFailure: () => void = () => {}): TModule | null {
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
          announceMissingPart(error);
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
  const usePreloadAtRest = () => useEffect(() => onIdle(preload), []);
  return { usePart, preload, usePreloadAtRest };
}
