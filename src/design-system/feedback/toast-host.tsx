import { useEffect, useSyncExternalStore } from 'react';
import { lazyModule } from '~/lib/browser/lazy-module';
import { toastStore } from './notify';

const toaster = lazyModule(() => import('./toaster'));

/** Preloads the toaster, so that it works without the network. */
export const usePreloadToaster = toaster.useModulePreload;

/** Shows what `notify` says; once per app. The toaster's code loads on the first press, key or idle moment. */
export function ToastHost() {
  const entries = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.read);
  const module = toaster.useModule(entries.at(-1)?.id ?? null, toastStore.dismissTransient);
  useEffect(() => {
    const whenUsed = new AbortController();
    for (const type of ['pointerdown', 'keydown']) {
      addEventListener(type, toaster.preload, { once: true, passive: true, signal: whenUsed.signal });
    }
    return () => whenUsed.abort();
  }, []);
  if (!module || entries.length === 0) return null;
  return <module.Toaster entries={entries} onDismiss={toastStore.dismiss} />;
}
