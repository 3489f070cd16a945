import { useState, useSyncExternalStore } from 'react';
import { LOAD_FAILURE } from '~/lib/loading-texts';
import { definePart } from '../define-part';
import { notify } from '../feedback/notify';
import { confirmStore, withdrawQuestion } from './confirm';
import { useEscape } from './use-escape';

const confirmDialog = definePart(() => import('./confirm-dialog'));

/** For a screen that may have something to ask: fetches the dialog's code once it is at rest. */
export const usePreloadConfirmDialog = confirmDialog.usePreloadAtRest;

/** What cannot be asked is not done. */
const giveUp = () => {
  withdrawQuestion();
  notify.error(LOAD_FAILURE);
};

/** Shows what `confirm` asks; once per application. The dialog's code comes with the first question, or before it where a screen asks for that. */
export function ConfirmHost() {
  const request = useSyncExternalStore(confirmStore.subscribe, confirmStore.read, () => null);
  const part = confirmDialog.usePart(request?.id ?? null, giveUp);
  useEscape(request !== null && !part, withdrawQuestion);
  // The question that was answered last stays in the closing dialog until that is gone.
  const [shown, setShown] = useState(request);
  if (request && request !== shown) setShown(request);
  if (!part || !shown) return null;
  return <part.ConfirmDialog request={request ?? shown} isOpen={request !== null} onAnswer={confirmStore.settle} />;
}
