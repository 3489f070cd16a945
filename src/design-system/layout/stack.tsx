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
    },
  },
  defaultVariants: { gap: 'airy' },
});

export interface StackProps {
  /** 8, 12, 16 or 24 px. */
  gap?: 'tight' | 'dense' | 'medium' | 'airy';
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

export function Stack({ gap = 'airy', ref, children }: StackProps) {
  return (
    <StackRoot ref={ref} gap={gap}>
      {children}
    </StackRoot>
  );
}
