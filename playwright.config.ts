import { defineConfig, devices } from '@playwright/test';
import { chromiumLaunchOptions } from './scripts/chromium-launch-options';

/** Folders whose tests share a server that is slow to start: one worker does them, one after the other. */
const foldersWithOneServer = ['development', 'production'];

/** The journeys over the production build. Each worker starts servers of its own: `tests/e2e/support/test.ts`. */
export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  // One more than the two processors that this is measured on: while one journey waits, another goes on.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // `npm test` names a file for the report; without one it would fill the terminal.
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['line'], ['json']] : 'line',
  use: {
    ...devices['Desktop Chrome'],
    locale: 'fr-FR',
    // A third less work for the browser; a test of what moves asks for `no-preference`.
    reducedMotion: 'reduce',
    timezoneId: 'Europe/Paris',
    // Recording costs each journey a third of its time: `npx playwright test --trace on` where one is needed.
    trace: 'off',
    launchOptions: chromiumLaunchOptions(),
  },
  projects: [
    // First, since they are the longest.
    ...foldersWithOneServer.map((name) => ({ name, testMatch: `${name}/**/*.spec.ts`, workers: 1 })),
    { name: 'journeys', testIgnore: foldersWithOneServer.map((name) => `${name}/**`) },
  ],
});
