import { chakra, Dialog, Portal, useSlotRecipe } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { IconButton } from '../actions/button';
import { dialogRecipe } from './dialog.recipe';
import { contentGuards, surroundingsGuards, useDialogGuards } from './dialog-guards';

export interface ModalDialogProps {
  title: string;
  isOpen: boolean;
  /** « Fermer », Escape or an outside press. The screen may refuse by leaving `isOpen` true. */
  onClose: () => void;
  footer?: ReactNode;
  children: ReactNode;
  /** 416, 520 or 720 px wide, never wider than the screen. */
  size?: 'sm' | 'md' | 'lg';
  /** `top`: for a content whose height changes while one types; the keyboard of a phone covers the rest. */
  placement?: 'center' | 'top';
  /** Gets the focus when the opener is gone. */
  finalFocus?: () => HTMLElement | null;
}

/** An open list inside the dialog takes the first Escape. */
const isInOpenList = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[role="combobox"][aria-expanded="true"]') !== null;

/** The dialog itself, in its own chunk: screens use `Modal`. */
export function ModalDialog(props: ModalDialogProps) {
  const { isOpen, onClose, size, placement, finalFocus } = props;
  const styles = useSlotRecipe({ recipe: dialogRecipe })({ size, placement });
  const body = useRef<HTMLDivElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  const last = useRef(props);
  useEffect(() => {
    if (isOpen) last.current = props;
  });
  const { title, footer, children } = isOpen ? props : last.current;

  return (
    <Dialog.Root
      unstyled
      open={isOpen}
      onOpenChange={({ open }) => !open && onClose()}
      onEscapeKeyDown={(event) => isInOpenList(event.target) && event.preventDefault()}
      initialFocusEl={() => body.current?.querySelector<HTMLElement>('input, select, textarea') ?? close.current}
      finalFocusEl={finalFocus}
      {...useDialogGuards(isOpen)}
    >
      <Portal>
        <Dialog.Backdrop css={styles.backdrop} {...surroundingsGuards} />
        <Dialog.Positioner css={styles.positioner} {...surroundingsGuards}>
          <Dialog.Content css={styles.content} {...contentGuards}>
            <chakra.div css={styles.head}>
              <Dialog.Title css={styles.title}>{title}</Dialog.Title>
              <IconButton ref={close} label="Fermer" icon={<X aria-hidden />} onClick={onClose} />
            </chakra.div>
            <chakra.div ref={body} css={styles.body}>
              {children}
            </chakra.div>
            {footer && <chakra.div css={styles.foot}>{footer}</chakra.div>}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
