import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const ButtonRowRoot = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '12px', alignItems: 'center' },
});

const Note = chakra('p', { base: { flex: '1 1 100%', color: 'fg.muted', fontSize: 'sm' } });

export interface ButtonRowProps {
  /** The main button first. */
  children: ReactNode;
  note?: ReactNode;
}

export function ButtonRow({ children, note }: ButtonRowProps) {
  return (
    <ButtonRowRoot>
      {children}
      {note && <Note>{note}</Note>}
    </ButtonRowRoot>
  );
}
