import { useLayoutEffect, useState } from 'react';
import { LOAD_FAILURE } from '~/lib/loading-texts';
import { definePart } from '../define-part';
import { notify } from '../feedback/notify';
import type { ModalDialogProps } from './modal-dialog';
import { returnFocus } from './return-focus';
import { useEscape } from './use-escape';

const modalDialog = definePart(() => import('./modal-dialog'));

export type ModalProps = ModalDialogProps;

/** What opened a window last from outside of any: it opened the first of those that take each other's place (« Modifier » in a detail). */
let firstOpener: Element | null = null;

/** What has the focus, unless that is in a window. */
const findOpener = (): Element | null => {
  const { activeElement } = document;
  return activeElement?.closest('[role=dialog]') ? null : activeElement;
};

/**
 * A window above the page for a detail or a form. The dialog's code comes when one opens first, or when the page is at rest; until then this
 * renders nothing, so it may stand anywhere in a screen. Keep it mounted and change `isOpen`, so that it leaves gently.
 */
export function Modal(props: ModalProps) {
  const { isOpen, onClose } = props;
  const part = modalDialog.usePart(isOpen ? 'open' : null, () => {
    onClose();
    notify.error(LOAD_FAILURE);
  });
  useEscape(isOpen && !part, onClose);
  modalDialog.usePreloadAtRest();
  const [hasOpened, setOpened] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const [opener, setOpener] = useState<Element | null>(null);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) {
      setOpened(true);
      // Read now: a window that this one takes the place of is gone with its focus by the time of an effect.
      setOpener(findOpener());
    }
  }
  useLayoutEffect(() => {
    if (isOpen && opener) firstOpener = opener;
  }, [isOpen, opener]);
  if (!part || !hasOpened) return null;
  return <part.ModalDialog finalFocus={() => returnFocus(opener ?? firstOpener)} {...props} />;
}
