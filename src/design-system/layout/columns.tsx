import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { WIDE } from './media';

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
  /** Two halves, or seven twelfths beside five. */
  split?: 'halves' | 'sevenFive';
  /** Both columns as tall as the taller one. */
  isEven?: boolean;
  children: ReactNode;
}

/** Two columns where there is room for them (56rem), one below the other elsewhere. */
export function Columns({ split = 'halves', isEven = false, children }: ColumnsProps) {
  return (
    <ColumnsRoot split={split} isEven={isEven}>
      {children}
    </ColumnsRoot>
  );
}
