import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/**
 * Whether the pointer or the focus has gone inside an element; spread `handlers` on it. What appears under a pointer that rests is not
 * pointed at: after a press nobody may have moved. `content` is what the element holds: when it changes, the answer is read anew, because an
 * element that goes away under pointer or focus fires no leave and no blur.
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
      // Entering alone would not do: the browser tells it as well when the element appears beneath the pointer.
      onPointerMove: () => {
        hasMoved.current = true;
        setAttention(true);
      },
      onPointerLeave: read,
      onFocus: () => setAttention(true),
      // While a blur is told, the focus is nowhere yet.
      onBlur: () => queueMicrotask(read),
    },
  };
}
