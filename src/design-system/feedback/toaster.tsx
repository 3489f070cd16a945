import { chakra, Portal, useSlotRecipe } from '@chakra-ui/react';
import { useRef } from 'react';
import { type ToastEntry, toastStore } from './notify';
import { Toast } from './toast';
import { toastRecipe } from './toast.recipe';
import { TOAST_REGION_ID } from './toast-region';
import { useAttention } from './use-attention';

export interface ToasterProps {
  /** The messages that stand, oldest first. */
  entries: readonly ToastEntry[];
  /** A message has gone. */
  onDismiss: (id: number) => void;
}

/** The stack of toasts at the top end; pointing at one or focusing it stops the clock of all, so that nothing moves away. */
export function Toaster({ entries, onDismiss }: ToasterProps) {
  const styles = useSlotRecipe({ recipe: toastRecipe })();
  const region = useRef<HTMLElement>(null);
  const { hasAttention, handlers } = useAttention(region, entries);
  return (
    <Portal>
      <chakra.section
        ref={region}
        data-live-announcer
        id={TOAST_REGION_ID}
        aria-label="Notifications"
        css={styles.region}
        {...handlers}
      >
        {entries.map((entry) => (
          <Toast key={entry.id} entry={entry} isPaused={hasAttention || toastStore.isHeld()} onGone={onDismiss} />
        ))}
      </chakra.section>
    </Portal>
  );
}
