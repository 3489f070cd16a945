import type { StorybookConfig } from '@storybook/react-vite';

export default {
  framework: { name: '@storybook/react-vite', options: {} },
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.@(ts|tsx)'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: ['../public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  docs: { defaultName: 'Documentation' },
  previewHead: (head) => `${head ?? ''}<script>document.documentElement.lang = 'fr';</script>`,
  managerHead: (head) => `${head ?? ''}<script>document.documentElement.lang = 'fr';</script>`,
} satisfies StorybookConfig;
