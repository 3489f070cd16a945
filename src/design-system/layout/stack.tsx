import { chakra } from '@chakra-ui/react';
import type { ReactNode, Ref } from 'react';

const StackRoot = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' },
  variants: {
    gap: {
      tight: { gap: '2' },
      dense: { gap: '3' },
      medium: { gap: '4' },
      airy: { gap: '6' },
      wide: { gap: '8' },
    },
  },
  defaultVariants: { gap: 'airy' },
});

export interface StackProps {
  /** The space between what is inside: 8, 12, 16, 24 (default, the sections of a page) or 32 px. */
  gap?: 'tight' | 'dense' | 'medium' | 'airy' | 'wide';
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** One thing below the other, with the same space between all of them. */
export function Stack({ gap = 'airy', ref, children }: StackProps) {
  return (
    <StackRoot ref={ref} gap={gap}>
      {children}
    </StackRoot>
  );
}
