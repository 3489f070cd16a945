import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { roomyFrom } from '../tokens';

const ROOMY = `@media (min-width: ${roomyFrom})`;

const StatsHeaderRoot = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '3', alignItems: 'center' },
  variants: {
    counters: {
      three: {
        lg: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.5fr)', columnGap: '6' },
      },
      four: {
        [ROOMY]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2.5fr)', columnGap: '6' },
      },
    },
  },
});

export interface StatsHeaderProps {
  header: ReactNode;
  counters: 'three' | 'four';
  /** `<Counters isTight>`. */
  children: ReactNode;
}

/** Title and counters of an admin list, on one line where there is room. */
export function StatsHeader({ header, counters, children }: StatsHeaderProps) {
  return (
    <StatsHeaderRoot counters={counters}>
      {header}
      {children}
    </StatsHeaderRoot>
  );
}
