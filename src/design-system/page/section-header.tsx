import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { underline } from '../layout/mixins';

const SectionHeaderRoot = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: '4',
    '& h2': { minWidth: '0', fontSize: 'xl', letterSpacing: '-0.012em' },
    '& a': {
      flex: 'none',
      // A 44 px target that moves nothing around it.
      paddingBlock: { base: '12px', md: '1' },
      marginBlock: { base: '-8px', md: '0' },
      fontSize: 'sm',
      fontWeight: 'medium',
      whiteSpace: 'nowrap',
      borderRadius: '2px',
      ...underline(),
      _hover: { background: 'accent.subtle' },
    },
  },
});

export interface SectionHeaderProps {
  title: ReactNode;
  /** For the section's `aria-labelledby`. */
  id?: string;
  action?: ReactNode;
}

export function SectionHeader({ title, id, action }: SectionHeaderProps) {
  return (
    <SectionHeaderRoot>
      <h2 id={id}>{title}</h2>
      {action}
    </SectionHeaderRoot>
  );
}
