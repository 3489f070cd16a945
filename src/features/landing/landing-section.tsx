import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Container } from '~/design-system/layout/container';
import { landingSectionRecipe } from './landing.recipe';

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
