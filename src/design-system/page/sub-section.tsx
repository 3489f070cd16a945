import { chakra } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

const SubSectionRoot = chakra('section', {
  base: {
    '& > h3': { marginBottom: '3', fontSize: 'md', lineHeight: 'snug' },
    '& + &': { paddingTop: '6', borderTop: 'hairline' },
  },
});

export interface SubSectionProps {
  title: string;
  children: ReactNode;
}

/** A part of a dialog, under its own heading. */
export function SubSection({ title, children }: SubSectionProps) {
  const id = useId();
  return (
    <SubSectionRoot aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </SubSectionRoot>
  );
}
