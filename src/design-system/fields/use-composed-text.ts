import { type ChangeEvent, type CompositionEvent, useRef, useState } from 'react';
import { isHalfComposed } from '~/lib/browser/composition';

/** Props of an input whose text counts once an input method has finished it. */
export function useComposedText(value: string, onChange: (text: string) => void) {
  const composed = useRef<string | null>(null);
  const [held, setHeld] = useState<string | null>(null);

  const tell = (text: string) => {
    setHeld(null);
    onChange(text);
  };
  const compose = (event: CompositionEvent) => {
    composed.current = event.data;
  };

  return {
    value: held ?? value,
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
      if (composed.current !== null && isHalfComposed(composed.current)) setHeld(currentTarget.value);
      else tell(currentTarget.value);
    },
    onCompositionStart: compose,
    onCompositionUpdate: compose,
    onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => {
      composed.current = null;
      if (held !== null) tell(currentTarget.value);
    },
  };
}
