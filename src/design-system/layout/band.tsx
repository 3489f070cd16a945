import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Container, type ContainerProps } from './container';
import { WIDE } from './media';

const BandRoot = chakra('section', {
  base: { minWidth: '0' },
  variants: {
    ground: {
      paper: {},
      panel: { background: 'bg.panel', borderBlock: 'hairline' },
      ink: { background: 'bg.ink', color: 'fg.onInk' },
    },
    space: {
      page: { paddingBlock: { base: '24px 48px', md: '48px 64px' } },
      section: { paddingBlock: '12', [WIDE]: { paddingBlock: '24' } },
    },
  },
  defaultVariants: { ground: 'paper', space: 'section' },
});

export interface BandProps {
  /** What it stands on. */
  ground?: 'paper' | 'panel' | 'ink';
  /** `section` of the landing (48 and 96 px), or the whole `page` of the F.A.Q, contact and password screens. */
  space?: 'page' | 'section';
  /** How wide what is inside may grow. */
  width?: ContainerProps['width'];
  /** The id of its heading, which makes it a region. */
  labelledBy?: string;
  children: ReactNode;
}

/** A full-width strip of a public page. */
export function Band({ ground = 'paper', space = 'section', width = 'page', labelledBy, children }: BandProps) {
  return (
    <BandRoot
      ground={ground}
      space={space}
      aria-labelledby={labelledBy}
      className={ground === 'ink' ? 'on-ink' : undefined}
    >
      <Container width={width}>{children}</Container>
    </BandRoot>
  );
}
