import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import type { BrowserContextOptions } from 'playwright';
import { defineConfig } from 'vitest/config';
import { baseStyles } from './scripts/build/base-styles.ts';
import { chromiumLaunchOptions } from './scripts/chromium-launch-options.ts';
import { refuseUnusableFolder } from './scripts/usable-folder.mjs';
import { filesIn } from './tests/unit/support/files-in.ts';

// Named beforehand: a dependency discovered in mid-run reloads the page under a running test.
const browserDependencies = [
  '@chakra-ui/react',
  '@chakra-ui/react/visually-hidden',
  '@modular-forms/react',
  '@preact/signals-react/runtime',
  '@tanstack/react-query',
  '@tanstack/react-router',
  'axe-core',
  'framer-motion',
  'hucre/xlsx',
  'lucide-react',
  'react-dom/client',
  'valibot',
];

const chromium = (viewport: { width: number; height: number }, contextOptions: BrowserContextOptions = {}) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  // The first page waits until all dependencies are bundled.
  connectTimeout: 180_000,
  provider: playwright({ launchOptions: chromiumLaunchOptions(), contextOptions }),
  instances: [{ browser: 'chromium' as const, viewport }],
});

const unitTests = ['tests/unit', 'tests/contract', 'tests/mock']
  .flatMap(filesIn)
  .filter((file) => /\.test\.tsx?$/.test(file));

type UnitProjectName = 'unit' | 'unit-document' | 'unit-isolated';

/**
 * Alone stands what replaces modules for good, and what listens to its document as long as that lives. What wants a
 * document has a project of its own, since a worker ends where the environment of its next file is another.
 */
const unitProjectOf = (file: string): UnitProjectName => {
  const source = readFileSync(file, 'utf8');
  const hasDocument = source.startsWith('// @vitest-environment jsdom');
  if (/vi\.mock\(/.test(source)) return 'unit-isolated';
  if (hasDocument && file.startsWith('tests/unit/boot/')) return 'unit-isolated';
  return hasDocument ? 'unit-document' : 'unit';
};

/** Unit tests: most files share the modules of their worker, which are then loaded once. */
const unitProject = (name: UnitProjectName) => ({
  plugins: [react(), baseStyles()],
  resolve: { tsconfigPaths: true },
  test: {
    name,
    isolate: name === 'unit-isolated',
    pool: 'threads' as const,
    // Vitest leaves one processor to itself, of which it needs little.
    maxWorkers: availableParallelism(),
    // Those that start other programs may wait for them on a busy machine.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
    environment: 'node',
    setupFiles: ['property-runs', 'patience', 'fresh-modules'].map((setup) => `tests/unit/support/${setup}.ts`),
    include: unitTests.filter((file) => unitProjectOf(file) === name),
  },
});

/** `tests/browsers` in one browser other than Chromium: one window after the other, with a mock server of its own. */
const browserProject = (name: 'firefox' | 'webkit', worker: number) => ({
  resolve: { tsconfigPaths: true },
  test: {
    name,
    include: ['tests/browsers/**/*.test.ts'],
    // Ports of its own, as each worker of the journeys in Chromium has (`tests/e2e/ports.ts`).
    env: { TESTED_BROWSER: name, TEST_PARALLEL_INDEX: String(worker) },
    maxWorkers: 1,
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});

/** Storybook reads every story for its plugin, five seconds that a run of other projects does not wait. */
const runsStories = !process.argv.includes('--project') || process.argv.includes('storybook');

const storybookPlugin = async () => {
  const { storybookTest } = await import('@storybook/addon-vitest/vitest-plugin');
  return storybookTest({ configDir: '.storybook' });
};

const storybookProject = () => ({
  plugins: [storybookPlugin(), baseStyles()],
  resolve: { tsconfigPaths: true },
  optimizeDeps: { include: browserDependencies },
  test: {
    name: 'storybook',
    setupFiles: ['.storybook/vitest.setup.ts'],
    // One page for all files: a story that leaves something behind fails by itself (`story-hooks.ts`).
    isolate: false,
    maxWorkers: 2,
    browser: chromium({ width: 1000, height: 700 }),
  },
});

refuseUnusableFolder();

export default defineConfig({
  test: {
    projects: [
      unitProject('unit'),
      unitProject('unit-document'),
      unitProject('unit-isolated'),
      ...(runsStories ? [storybookProject()] : []),
      {
        plugins: [react(), baseStyles()],
        resolve: { tsconfigPaths: true },
        optimizeDeps: { include: browserDependencies },
        test: {
          name: 'faults',
          // Reads and writes in a window each.
          maxWorkers: 2,
          include: ['tests/faults/**/*.test.ts'],
          browser: chromium({ width: 1280, height: 800 }),
        },
      },
      {
        plugins: [react(), baseStyles()],
        resolve: { tsconfigPaths: true },
        optimizeDeps: { include: browserDependencies },
        test: {
          name: 'integration',
          // One page for all files: `openApp` leaves nothing behind.
          isolate: false,
          maxWorkers: 2,
          testTimeout: 30_000,
          expect: { poll: { timeout: 10_000, interval: 50 } },
          setupFiles: ['tests/integration/support/setup.ts'],
          include: ['tests/integration/**/*.test.ts'],
          browser: chromium(
            { width: 1280, height: 800 },
            {
              reducedMotion: 'reduce',
              locale: 'fr-FR',
              timezoneId: 'Europe/Paris',
              // Around the largest frame of a test, which would otherwise be drawn smaller.
              viewport: { width: 1300, height: 1100 },
            },
          ),
        },
      },
      browserProject('firefox', 8),
      browserProject('webkit', 9),
    ],
  },
});
