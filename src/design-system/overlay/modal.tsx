import { lazy, Suspense, useState } from 'react';
import type { ModalDialogProps } from './modal-dialog';

const ModalDialog = lazy(() => import('./modal-dialog').then((module) => ({ default: module.ModalDialog })));

export type ModalProps = ModalDialogProps;

/**
 * A window above the page for a detail or a form. The dialog's code comes when one opens first; until then this
 * renders nothing, so it may stand anywhere in a screen.
 */
export function Modal(props: ModalProps) {
  const [hasOpened, setOpened] = useState(false);
  if (props.isOpen && !hasOpened) setOpened(true);
  if (!hasOpened) return null;
  return (
    <Suspense fallback={null}>
      <ModalDialog {...props} />
    </Suspense>
  );
}
