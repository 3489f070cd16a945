import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const Root = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    '& > [role=alert]': { position: 'sticky', top: '2', zIndex: '1' },
  },
});

export interface ListWithAlertProps {
  /** What went wrong with a row, while it is so: a red `Banner`. */
  notice: ReactNode;
  /** The list. */
  children: ReactNode;
}

/** A list with what went wrong with one of its rows above it; that stays in sight however far down the row is. */
export function ListWithAlert({ notice, children }: ListWithAlertProps) {
  return (
    <Root>
      {notice}
      {children}
    </Root>
  );
}
