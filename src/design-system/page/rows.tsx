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

const ToolbarRowRoot = chakra('div', {
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
    <ToolbarRowRoot>
      {children}
      {end}
    </ToolbarRowRoot>
  );
}
