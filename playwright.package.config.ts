import { defineConfig } from '@playwright/test';
import visual from './playwright.visual.config';
import { PACKAGE_PORT } from './tests/e2e/ports';

/** The design system's package, installed into an app of its own: `npm run test:package`. */
export default defineConfig({
  ...visual,
  testDir: 'tests/package',
  snapshotPathTemplate: 'tests/package/pictures/{arg}{ext}',
  outputDir: 'test-results/package',
  webServer: undefined,
  use: { ...visual.use, baseURL: `http://127.0.0.1:${PACKAGE_PORT}`, locale: 'fr-FR', reducedMotion: 'reduce' },
});
