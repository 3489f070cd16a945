import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const EndRowRoot = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px 12px',
    alignItems: 'center',
    '& > div:first-of-type': { flex: { base: '1 1 200px', md: '1 1 320px' }, minWidth: '0' },
  },
});

export interface ToolbarRowProps {
  children: ReactNode;
  end?: ReactNode;
}

/** A line with something small at its end, or below it where there is no room. */
export function ToolbarRow({ children, end }: ToolbarRowProps) {
  return (
    <EndRowRoot>
      {children}
      {end}
    </EndRowRoot>
  );
}
