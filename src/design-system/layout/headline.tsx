import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { breakpoints, roomyFrom } from '../tokens';

// Written out: the conditions would say `screen` as well, and a page on paper keeps the row where it has room.
const LARGE = `@media (min-width: ${breakpoints.lg})`;
const ROOMY = `@media (min-width: ${roomyFrom})`;

const HeadlineRoot = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '3', alignItems: 'center' },
  variants: {
    counters: {
      three: {
        [LARGE]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.5fr)', columnGap: '6' },
      },
      four: {
        [ROOMY]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2.5fr)', columnGap: '6' },
      },
    },
  },
});

export interface HeadlineProps {
  /** `<PageHeader size="admin" … />`. */
  header: ReactNode;
  /** How many figures the strip holds. */
  counters: 'three' | 'four';
  /** `<Counters isTight>`: beside the title where they have room, so that the rows of the table get the height. */
  children: ReactNode;
}

/** The head of an administration list that counts: title and figures on one line where there is room. */
export function Headline({ header, counters, children }: HeadlineProps) {
  return (
    <HeadlineRoot counters={counters}>
      {header}
      {children}
    </HeadlineRoot>
  );
}
