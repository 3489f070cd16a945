import { useEffect, useSyncExternalStore } from 'react';
import { definePart } from '../define-part';
import { toastStore } from './notify';

const toaster = definePart(() => import('./toaster'));

/** For a screen that may have something to say: fetches the toaster's code once it is at rest. */
export const usePreloadToaster = toaster.usePreloadAtRest;

/**
 * Shows what `notify` says; once per application. The toaster's code comes at the first press or key, or when a screen is at rest that may have something to say, so that
 * it is there when the network that a message complains about is not. A message that could not be shown is not shown later.
 */
export function ToastHost() {
  const entries = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.read);
  const part = toaster.usePart(entries.at(-1)?.id ?? null, toastStore.dropPassing);
  useEffect(() => {
    const whenUsed = new AbortController();
    for (const type of ['pointerdown', 'keydown']) {
      addEventListener(type, toaster.preload, { once: true, passive: true, signal: whenUsed.signal });
    }
    return () => whenUsed.abort();
  }, []);
  if (!part || entries.length === 0) return null;
  return <part.Toaster entries={entries} onDismiss={toastStore.dismiss} />;
}
