import { lazy, Suspense, useSyncExternalStore } from 'react';
import { toastStore } from './notify';

const Toaster = lazy(() => import('./toaster').then((module) => ({ default: module.Toaster })));

/** Shows what `notify` says; once per application. The toaster's code comes with the first message. */
export function ToastHost() {
  const entries = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.read);
  if (entries.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <Toaster entries={entries} onDismiss={toastStore.dismiss} />
    </Suspense>
  );
}
