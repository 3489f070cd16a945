import { type RefObject, useCallback, useEffect, useState } from 'react';

/**
 * Whether the pointer or the focus is inside an element; spread `handlers` on it. `content` is what the element holds: when
 * it changes, the answer is read anew, because an element that goes away under pointer or focus fires no leave and no blur.
 */
export function useAttention(ref: RefObject<HTMLElement | null>, content: unknown) {
  const [hasAttention, setAttention] = useState(false);
  const read = useCallback(() => {
    const element = ref.current;
    setAttention(element !== null && (element.matches(':hover') || element.contains(document.activeElement)));
  }, [ref]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the content is what may have gone away
  useEffect(read, [read, content]);
  return {
    hasAttention,
    handlers: {
      onPointerEnter: () => setAttention(true),
      onPointerLeave: read,
      onFocus: () => setAttention(true),
      // While a blur is told, the focus is nowhere yet.
      onBlur: () => queueMicrotask(read),
    },
  };
}
