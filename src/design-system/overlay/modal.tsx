import { useLayoutEffect, useState } from 'react';
import { lazyModule } from '~/lib/browser/lazy-module';
import { returnFocus } from '~/lib/browser/main-heading';
import { firstOpener } from './dialog-opener';
import type { ModalDialogProps } from './modal-dialog';
import { useLazyModal } from './use-lazy-modal';

const modalDialog = lazyModule(() => import('./modal-dialog'));

export type ModalProps = ModalDialogProps;

/** The focused element, unless it is in a dialog. */
const findOpener = (): Element | null => {
  const { activeElement } = document;
  return activeElement?.closest('[role=dialog]') ? null : activeElement;
};

/** A dialog for a detail or a form, loaded on demand. Keep it mounted, so that its exit animates. */
export function Modal(props: ModalProps) {
  const { isOpen, onClose } = props;
  const module = useLazyModal(modalDialog, isOpen, onClose);
  const [hasOpened, setOpened] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const [opener, setOpener] = useState<Element | null>(null);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) {
      setOpened(true);
      // Read now: an effect would run after a replaced dialog lost the focus.
      setOpener(findOpener());
    }
  }
  useLayoutEffect(() => {
    if (isOpen && opener) firstOpener.remember(opener);
  }, [isOpen, opener]);
  if (!module || !hasOpened) return null;
  return <module.ModalDialog finalFocus={() => returnFocus(opener ?? firstOpener.read())} {...props} />;
}
