import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Container } from '~/design-system/layout/container';
import { bandRecipe } from './landing.recipe';

const BandRoot = chakra('section', bandRecipe);

export interface BandProps {
  labelledBy: string;
  ground?: 'paper' | 'panel';
  children: ReactNode;
}

/** A section of the landing page. */
export function Band({ labelledBy, ground, children }: BandProps) {
  return (
    <BandRoot aria-labelledby={labelledBy} ground={ground}>
      <Container>{children}</Container>
    </BandRoot>
  );
}
