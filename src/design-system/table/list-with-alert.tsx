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
  /** A red `Banner` about a row. */
  notice: ReactNode;
  children: ReactNode;
}

/** Keeps the alert in view however far down its row is. */
export function ListWithAlert({ notice, children }: ListWithAlertProps) {
  return (
    <Root>
      {notice}
      {children}
    </Root>
  );
}
