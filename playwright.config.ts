import { defineConfig, devices } from '@playwright/test';
import { chromiumLaunchOptions } from './scripts/chromium-launch-options';
import { APP_PORT, MOCK_PORT } from './tests/e2e/ports';

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: false,
  // The journeys share one mock server, each with users of its own; one worker keeps its faults apart.
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // `npm test` names a file for the report; without one it would fill the terminal.
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['line'], ['json']] : 'line',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://127.0.0.1:${APP_PORT}`,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    trace: 'retain-on-failure',
    launchOptions: chromiumLaunchOptions(),
  },
  webServer: [
    {
      command: `node --import tsx mock-server/main.ts --port ${MOCK_PORT} --data test-results/mock-data`,
      url: `http://127.0.0.1:${MOCK_PORT}/__mock`,
    },
    {
      command: `npx vite preview --host 127.0.0.1 --port ${APP_PORT}`,
      url: `http://127.0.0.1:${APP_PORT}`,
      env: { API_ORIGIN: `http://127.0.0.1:${MOCK_PORT}` },
    },
  ],
});
