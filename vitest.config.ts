import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumLaunchOptions } from './scripts/chromium-launch-options';

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [react()],
        resolve: { tsconfigPaths: true },
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/{unit,contract,mock}/**/*.test.{ts,tsx}'],
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        resolve: { tsconfigPaths: true },
        // Named beforehand: a dependency discovered in mid-run reloads the page under a running test.
        optimizeDeps: {
          include: [
            '@chakra-ui/react',
            '@modular-forms/react',
            '@preact/signals-react/runtime',
            '@tanstack/react-query',
            '@tanstack/react-router',
            'framer-motion',
            'lucide-react',
            'react-dom/client',
            'valibot',
          ],
        },
        test: {
          name: 'storybook',
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: chromiumLaunchOptions() }),
            instances: [{ browser: 'chromium', viewport: { width: 1000, height: 700 } }],
          },
        },
      },
    ],
  },
});
