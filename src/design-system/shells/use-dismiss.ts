import { type RefObject, useEffect, useEffectEvent } from 'react';

/** While open, calls `dismiss` on Escape, outside press, focus leaving `ref`, and Back. */
export function useDismiss(
  ref: RefObject<HTMLElement | null>,
  isOpen: boolean,
  dismiss: (reason: 'escape' | 'outside') => void,
) {
  const onDismiss = useEffectEvent(dismiss);
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onDismiss('escape');
    };
    const onElsewhere = (event: Event) => {
      if (event.target instanceof Node && !ref.current?.contains(event.target)) onDismiss('outside');
    };
    const onBack = () => onDismiss('outside');
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    window.addEventListener('popstate', onBack);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
      window.removeEventListener('popstate', onBack);
    };
  }, [isOpen, ref]);
}
