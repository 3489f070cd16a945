import type { Preview } from '@storybook/react-vite';
import { DesignSystemProvider } from '../src/design-system/design-system-provider';

export default {
  decorators: [
    (Story) => (
      <DesignSystemProvider>
        <Story />
      </DesignSystemProvider>
    ),
  ],
  parameters: {
    a11y: { test: 'error' },
    controls: { matchers: { date: /At$/ } },
  },
  tags: ['autodocs'],
} satisfies Preview;
