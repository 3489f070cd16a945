import { chakra, Dialog, Portal, useSlotRecipe } from '@chakra-ui/react';
import { useRef } from 'react';
import { returnFocus } from '~/lib/browser/main-heading';
import { Button } from '../actions/button';
import type { ConfirmRequest } from './confirm';
import { dialogRecipe } from './dialog.recipe';
import { contentGuards, surroundingsGuards, useDialogGuards } from './dialog-guards';
import { openerBehind } from './dialog-opener';

export interface ConfirmDialogProps {
  request: ConfirmRequest;
  isOpen: boolean;
  onAnswer: (isSure: boolean) => void;
}

/** A dialog that asked may close while the question is open: the focus then goes where that dialog returns it. */
const findFinalFocus = ({ opener }: ConfirmRequest) => returnFocus(opener?.isConnected ? opener : openerBehind(opener));

/** « Êtes-vous sûr ? »; the focus starts on « Annuler », so that a hasty Enter destroys nothing. */
export function ConfirmDialog({ request, isOpen, onAnswer }: ConfirmDialogProps) {
  const styles = useSlotRecipe({ recipe: dialogRecipe })({ size: 'sm' });
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Dialog.Root
      unstyled
      role="alertdialog"
      open={isOpen}
      onOpenChange={({ open }) => !open && onAnswer(false)}
      closeOnInteractOutside
      initialFocusEl={() => cancel.current}
      finalFocusEl={() => findFinalFocus(request)}
      {...useDialogGuards(isOpen)}
    >
      <Portal>
        <Dialog.Backdrop css={styles.backdrop} {...surroundingsGuards} />
        <Dialog.Positioner css={styles.positioner} {...surroundingsGuards}>
          <Dialog.Content css={styles.content} {...contentGuards}>
            <chakra.div css={styles.body}>
              <Dialog.Title css={styles.title}>Êtes-vous sûr ?</Dialog.Title>
              <Dialog.Description>{request.message}</Dialog.Description>
            </chakra.div>
            <chakra.div css={styles.foot}>
              <Button ref={cancel} onClick={() => onAnswer(false)}>
                Annuler
              </Button>
              {request.tone === 'refused' ? (
                <Button variant="solid" tone="refused" onClick={() => onAnswer(true)}>
                  Oui
                </Button>
              ) : (
                <Button variant="accent" onClick={() => onAnswer(true)}>
                  Oui
                </Button>
              )}
            </chakra.div>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
