import { chakra, defineRecipe } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Container } from '~/design-system/layout/container';
import { WIDE } from '~/design-system/layout/media';

const landingSectionRecipe = defineRecipe({
  base: {
    paddingBlock: '12',
    borderTop: 'hairline',
    [WIDE]: { paddingBlock: '24' },
    '& h2': { fontSize: '3xl', letterSpacing: 'tight', lineHeight: '1.12' },
  },
  variants: { surface: { paper: {}, panel: { background: 'bg.panel' } } },
  defaultVariants: { surface: 'paper' },
});

const LandingSectionRoot = chakra('section', landingSectionRecipe);

export interface LandingSectionProps {
  labelledBy: string;
  surface?: 'paper' | 'panel';
  children: ReactNode;
}

export function LandingSection({ labelledBy, surface, children }: LandingSectionProps) {
  return (
    <LandingSectionRoot aria-labelledby={labelledBy} surface={surface}>
      <Container>{children}</Container>
    </LandingSectionRoot>
  );
}
