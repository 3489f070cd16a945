import { chakra } from '@chakra-ui/react';
import type { Decorator } from '@storybook/react-vite';
import type { ReactNode } from 'react';

const Surface = chakra('div', { base: { padding: '6', background: 'bg.ink', color: 'fg.onInk' } });

/** The ink of the hero, the footer and the admin column. */
export const Ink = ({ children }: { children: ReactNode }) => <Surface className="on-ink">{children}</Surface>;

/** Puts a story on ink. */
export const onInk: Decorator = (Story) => (
  <Ink>
    <Story />
  </Ink>
);
