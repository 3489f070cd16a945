import { useEffect, useSyncExternalStore } from 'react';
import { definePart } from '../define-part';
import { toastStore } from './notify';

const toaster = definePart(() => import('./toaster'));

/**
 * Shows what `notify` says; once per application. The toaster's code comes at the first press or key, so that it is there
 * when the network that a message complains about is not.
 */
export function ToastHost() {
  const entries = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.read);
  const part = toaster.usePart(entries.at(-1)?.id ?? null);
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
