import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { LOAD_FAILURE } from '~/content/shared-texts';
import { isComposing } from '~/lib/browser/composition';
import { lazyModule } from '~/lib/browser/lazy-module';
import { notify } from '../feedback/notify';
import { confirmStore, dismissConfirm } from './confirm';

const confirmDialog = lazyModule(() => import('./confirm-dialog'));

/** Preloads the dialog, so that it works without the network. */
export const usePreloadConfirmDialog = confirmDialog.useModulePreload;

const onLoadError = () => {
  dismissConfirm();
  notify.error(LOAD_FAILURE);
};

/** Cancels a dialog whose code is still loading. */
export function useEscape(isActive: boolean, takeBack: () => void) {
  const onEscape = useEffectEvent(takeBack);
  useEffect(() => {
    if (!isActive) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isComposing(event)) return;
      event.stopPropagation();
      onEscape();
    };
    // Capture: the Escape that opened it has already passed here.
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [isActive]);
}

/** Shows what `confirm` asks; once per app. The dialog's code loads on demand. */
export function ConfirmHost() {
  const request = useSyncExternalStore(confirmStore.subscribe, confirmStore.read, () => null);
  const module = confirmDialog.useModule(request?.id ?? null, onLoadError);
  useEscape(request !== null && !module, dismissConfirm);
  // The closing dialog keeps its last question.
  const [shown, setShown] = useState(request);
  if (request && request !== shown) setShown(request);
  if (!module || !shown) return null;
  return <module.ConfirmDialog request={request ?? shown} isOpen={request !== null} onAnswer={confirmStore.settle} />;
}
