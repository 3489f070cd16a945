import { useState } from 'react';

import { definePart } from '../define-part';
import { LOAD_FAILURE } from '../feedback/load-failure';
import { notify } from '../feedback/notify';
import type { ModalDialogProps } from './modal-dialog';

const modalDialog = definePart(() => import('./modal-dialog'));

export type ModalProps = ModalDialogProps;

/**
 * A window above the page for a detail or a form. The dialog's code comes when one opens first; until then this
 * renders nothing, so it may stand anywhere in a screen. Keep it mounted and change `isOpen`, so that it leaves gently.
 */
export function Modal(props: ModalProps) {
  const { isOpen, onClose } = props;
  const part = modalDialog.usePart(isOpen, () => {
    onClose();
    notify.error(LOAD_FAILURE);
  });
  const [hasOpened, setOpened] = useState(false);
  if (isOpen && !hasOpened) setOpened(true);
  if (!part || !hasOpened) return null;
  return <part.ModalDialog {...props} />;
}
