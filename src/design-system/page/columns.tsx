import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { WIDE } from '../layout/media';

const ColumnsRoot = chakra('div', {
  base: { display: 'grid', gap: '6', gridTemplateColumns: 'minmax(0, 1fr)', '& > *': { minWidth: '0' } },
  variants: {
    split: {
      halves: { [WIDE]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
      sevenFive: { [WIDE]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' } },
    },
    isEven: { true: { alignItems: 'stretch' }, false: { alignItems: 'start' } },
  },
  defaultVariants: { split: 'halves', isEven: false },
});

export interface ColumnsProps {
  split?: 'halves' | 'sevenFive';
  /** Both as tall as the taller one. */
  isEven?: boolean;
  children: ReactNode;
}

/** Two columns from 56rem on, stacked below. */
export function Columns({ split = 'halves', isEven = false, children }: ColumnsProps) {
  return (
    <ColumnsRoot split={split} isEven={isEven}>
      {children}
    </ColumnsRoot>
  );
}
