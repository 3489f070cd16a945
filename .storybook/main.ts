import type { StorybookConfig } from '@storybook/react-vite';
import { STORYBOOK_TITLE } from './title';

// Storybook's own pages say that they are English, and are called after Storybook.
const inFrench = `<script>document.documentElement.lang = 'fr'; document.title = '${STORYBOOK_TITLE}';</script>`;

export default {
  framework: { name: '@storybook/react-vite', options: {} },
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.@(ts|tsx)'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: ['../public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  docs: { defaultName: 'Documentation' },
  previewHead: (head) => `${head ?? ''}${inFrench}`,
  managerHead: (head) => `${head ?? ''}${inFrench}`,
} satisfies StorybookConfig;
