import { chakra, Portal, useSlotRecipe } from '@chakra-ui/react';
import { type FocusEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { mainHeading } from '~/lib/browser/main-heading';
import { TOAST_REGION_ID, type ToastEntry, toastStore } from './notify';
import { Toast } from './toast';
import { toastRecipe } from './toast.recipe';

/** Whether pointer or focus is inside `ref`. Read anew when `content` changes: removal fires no blur. */
function useAttention(ref: RefObject<HTMLElement | null>, content: unknown) {
  const [hasAttention, setAttention] = useState(false);
  const hasMoved = useRef(false);
  const read = useCallback(() => {
    const element = ref.current;
    hasMoved.current &&= element?.matches(':hover') ?? false;
    setAttention(hasMoved.current || (element?.contains(document.activeElement) ?? false));
  }, [ref]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the content is what may have gone away
  useEffect(read, [read, content]);
  return {
    hasAttention,
    handlers: {
      // `pointerenter` also fires when an element appears under a resting pointer.
      onPointerMove: () => {
        hasMoved.current = true;
        setAttention(true);
      },
      onPointerLeave: read,
      onFocus: () => setAttention(true),
      // During a blur nothing has the focus yet.
      onBlur: () => queueMicrotask(read),
    },
  };
}

export interface ToasterProps {
  entries: readonly ToastEntry[];
  onDismiss: (id: number) => void;
}

/** The stack of toasts. Hovering or focusing one pauses all, so that nothing moves away. */
export function Toaster({ entries, onDismiss }: ToasterProps) {
  const styles = useSlotRecipe({ recipe: toastRecipe })();
  const region = useRef<HTMLElement>(null);
  const { hasAttention, handlers } = useAttention(region, entries);
  const before = useRef<HTMLElement | null>(null);
  const rememberFocus = ({ relatedTarget }: FocusEvent) => {
    const isInside = relatedTarget instanceof Node && region.current?.contains(relatedTarget);
    if (!isInside) before.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
  };
  const dismiss = useCallback(
    (id: number) => {
      const hadFocus = region.current?.contains(document.activeElement) ?? false;
      onDismiss(id);
      if (!hadFocus) return;
      const target = before.current?.isConnected ? before.current : mainHeading();
      target?.focus({ preventScroll: true });
    },
    [onDismiss],
  );
  return (
    <Portal>
      <chakra.section
        ref={region}
        data-live-announcer
        id={TOAST_REGION_ID}
        aria-label="Notifications"
        css={styles.region}
        {...handlers}
        onFocusCapture={rememberFocus}
      >
        {entries.map((entry) => (
          <Toast key={entry.id} entry={entry} isPaused={hasAttention || toastStore.isHeld()} onGone={dismiss} />
        ))}
      </chakra.section>
    </Portal>
  );
}
