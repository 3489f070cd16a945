import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const ContainerRoot = chakra('div', {
  base: { width: '100%', marginInline: 'auto', paddingInline: { base: '4', md: '6' } },
  variants: {
    width: {
      page: { maxWidth: 'calc({sizes.container.page} + 48px)' },
      slip: { maxWidth: 'calc({sizes.container.slip} + 48px)' },
      text: { maxWidth: 'calc({sizes.container.text} + 48px)' },
      form: { maxWidth: 'calc({sizes.container.form} + 48px)' },
    },
  },
  defaultVariants: { width: 'page' },
});

export interface ContainerProps {
  /** Maximum width: page 70rem, slip 56rem, text 42rem, form 27.5rem. */
  width?: 'page' | 'slip' | 'text' | 'form';
  children: ReactNode;
}

export function Container({ width = 'page', children }: ContainerProps) {
  return <ContainerRoot width={width}>{children}</ContainerRoot>;
}
