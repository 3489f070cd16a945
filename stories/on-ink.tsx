import { chakra } from '@chakra-ui/react';
import type { Decorator } from '@storybook/react-vite';

const Ink = chakra('div', { base: { padding: '6', background: 'bg.ink', color: 'fg.onInk' } });

/** Puts a story on the ink of the hero, the footer and the admin column. */
export const onInk: Decorator = (Story) => (
  <Ink className="on-ink">
    <Story />
  </Ink>
);
