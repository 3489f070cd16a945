import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Container } from '~/design-system/layout/container';
import { Stack } from '~/design-system/layout/stack';

const HelpLayoutRoot = chakra('div', { base: { paddingBlock: { base: '24px 48px', md: '48px 64px' } } });

export interface HelpLayoutProps {
  children: ReactNode;
}

/** A page of text in one column. */
export function HelpLayout({ children }: HelpLayoutProps) {
  return (
    <HelpLayoutRoot>
      <Container width="text">
        <Stack>{children}</Stack>
      </Container>
    </HelpLayoutRoot>
  );
}
