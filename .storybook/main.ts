import type { StorybookConfig } from '@storybook/react-vite';
import { readAllowedHosts } from '../scripts/build/allowed-hosts.ts';
import { STORYBOOK_TITLE } from './title.ts';

// Storybook's own pages say that they are English, and are called after Storybook.
const inFrench = `<script>document.documentElement.lang = 'fr'; document.title = '${STORYBOOK_TITLE}';</script>`;
// A story's frame, opened alone, would ask for /favicon.ico.
const icon = '<link rel="icon" href="./favicon.svg" type="image/svg+xml" />';

export default {
  framework: { name: '@storybook/react-vite', options: {} },
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.@(ts|tsx)'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: ['../public', { from: '../design-tokens', to: '/jetons' }],
  core: {
    disableTelemetry: true,
    disableWhatsNewNotifications: true,
    allowedHosts: readAllowedHosts(process.env.ALLOWED_HOSTS),
  },
  // Chakra's package names its own Storybook, which Storybook would fetch and list beside ours: ours needs no network.
  refs: { '@chakra-ui/react': { disable: true } },
  docs: { defaultName: 'Documentation' },
  previewHead: (head) => `${head ?? ''}${inFrench}${icon}`,
  managerHead: (head) => `${head ?? ''}${inFrench}`,
} satisfies StorybookConfig;
