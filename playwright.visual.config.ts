import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions } from './scripts/chromium-launch-options';
import { STORYBOOK_ORIGIN, STORYBOOK_PORT } from './tests/e2e/ports';

const { args = [], ...launchOptions } = chromiumLaunchOptions();

/** The pictures of the stories: `npm run visual`. */
export default defineConfig({
  testDir: 'tests/visual',
  snapshotPathTemplate: 'tests/visual/pictures/{arg}{ext}',
  outputDir: 'test-results/visual',
  fullyParallel: true,
  // One more than there are processors: while a story is waited for, its processor is free for another.
  workers: availableParallelism() + 1,
  retries: 0,
  forbidOnly: true,
  timeout: 90_000,
  expect: {
    timeout: 15_000,
    toHaveScreenshot: { animations: 'disabled', caret: 'hide' },
  },
  // `npm test` names a file for the report that it counts.
  reporter: [
    ['line'],
    ['html', { outputFolder: 'visual-report', open: 'never' }],
    ...(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['json'] as const] : []),
  ],
  use: {
    // Partial painting leaves other edges than a whole one, at the corners of a focus ring for instance.
    launchOptions: { ...launchOptions, args: [...args, '--disable-partial-raster'] },
  },
  webServer: {
    command: `npx tsx scripts/serve-storybook.ts ${STORYBOOK_PORT}`,
    url: STORYBOOK_ORIGIN,
  },
});
