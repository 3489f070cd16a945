import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/**
 * Whether the pointer or the focus is inside an element; spread `handlers` on it. `content` is its content: an element
 * that is removed fires no leave and no blur, so a change reads the state anew.
 */
export function useAttention(ref: RefObject<HTMLElement | null>, content: unknown) {
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
