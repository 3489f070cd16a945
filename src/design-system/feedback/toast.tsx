import { chakra, useSlotRecipe } from '@chakra-ui/react';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { isComposing } from '~/lib/browser/composition';
import { Button } from '../actions/button';
import type { ToastEntry, ToastTone } from './notify';
import { toastRecipe } from './toast.recipe';
import { type MessageTone, ToneIcon } from './tones';

const TOAST_DURATION_MS = 1500;

/** Calls `onEnd` after 1500 ms (specification, section 9), not counting paused time. A sticky toast has no timer. */
function useToastTimer({ isSticky, isPaused, onEnd }: { isSticky: boolean; isPaused: boolean; onEnd: () => void }) {
  const remaining = useRef(TOAST_DURATION_MS);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (isSticky || isPaused) return;
    const startedAt = performance.now();
    const timer = setTimeout(end, remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current = Math.max(0, remaining.current - (performance.now() - startedAt));
    };
  }, [isSticky, isPaused]);
}

const titles = {
  success: 'Succès',
  error: 'Erreur',
  warning: 'Attention',
  info: 'Info',
} satisfies Record<ToastTone, string>;

const iconTones = {
  success: 'earned',
  error: 'refused',
  warning: 'warning',
  info: 'info',
} satisfies Record<ToastTone, MessageTone>;

export interface ToastProps {
  entry: ToastEntry;
  /** A toast is hovered or focused: no timer runs. */
  isPaused: boolean;
  onGone: (id: number) => void;
}

/** A toast; a warning has a yellow « OK » that alone closes it. */
export function Toast({ entry, isPaused, onGone }: ToastProps) {
  const styles = useSlotRecipe({ recipe: toastRecipe })({ tone: entry.tone });
  const element = useRef<HTMLDivElement>(null);
  const [isLeaving, setLeaving] = useState(false);
  const isSticky = entry.tone === 'warning';
  const leave = useCallback(() => setLeaving(true), []);
  useToastTimer({ isSticky, isPaused, onEnd: leave });

  useEffect(() => {
    if (!isLeaving) return;
    const unneeded = new AbortController();
    // Resolves at once under reduced motion.
    const motions = element.current?.getAnimations().map((animation) => animation.finished) ?? [];
    Promise.allSettled(motions).then(() => !unneeded.signal.aborted && onGone(entry.id));
    return () => unneeded.abort();
  }, [isLeaving, entry.id, onGone]);

  return (
    <chakra.div
      ref={element}
      role={entry.tone === 'error' || entry.tone === 'warning' ? 'alert' : 'status'}
      aria-atomic="true"
      data-leaving={isLeaving || undefined}
      // Focusable: keyboard users can hold it while they read.
      tabIndex={0}
      onKeyDown={(event) => !isSticky && event.key === 'Escape' && !isComposing(event) && leave()}
      css={styles.root}
    >
      <ToneIcon tone={iconTones[entry.tone]} />
      <chakra.div css={styles.text}>
        <chakra.strong css={styles.title}>{titles[entry.tone]}</chakra.strong>
        <chakra.span css={styles.message}>{entry.message}</chakra.span>
      </chakra.div>
      {isSticky && (
        <chakra.div css={styles.action}>
          <Button variant="solid" tone="pending" size="sm" onClick={leave}>
            OK
          </Button>
        </chakra.div>
      )}
    </chakra.div>
  );
}
