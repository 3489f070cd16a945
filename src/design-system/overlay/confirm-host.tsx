import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { confirmStore } from './confirm';

const ConfirmDialog = lazy(() => import('./confirm-dialog').then((module) => ({ default: module.ConfirmDialog })));

/** Shows what `confirm` asks; once per application. The dialog's code comes with the first question. */
export function ConfirmHost() {
  const request = useSyncExternalStore(confirmStore.subscribe, confirmStore.read, () => null);
  // The question that was answered last stays in the closing dialog until that is gone.
  const [shown, setShown] = useState(request);
  if (request && request !== shown) setShown(request);
  if (!shown) return null;
  return (
    <Suspense fallback={null}>
      <ConfirmDialog request={request ?? shown} isOpen={request !== null} onAnswer={confirmStore.settle} />
    </Suspense>
  );
}
