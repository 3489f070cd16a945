import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './chromium.mjs';
import { installPackages } from './install.mjs';
import { findBrowser } from './other-browsers.mjs';
import { failuresOfPlaywright, failuresOfVitest, readResult } from './test-failures.mjs';

/*
 * `npm test`: installs, runs every check and ends with `N passed, N failed`, after the names of what failed.
 * With names of steps it runs these alone.
 */
const wanted = process.argv.slice(2);
const reports = mkdtempSync(join(tmpdir(), 'missio-test-'));

const vitest = (project) => ({
  name: project,
  command: ['npx', 'vitest', 'run', '--project', project, '--reporter=default', '--reporter=json'],
  report: join(reports, `${project}.json`),
  arguments: (report) => [`--outputFile.json=${report}`],
  count: ({ numPassedTests, numFailedTests, testResults }) => ({
    passed: numPassedTests,
    // A file that fails to load has no tests to count.
    failed:
      numFailedTests +
      testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length,
  }),
  failures: failuresOfVitest,
});

/** Small parts, compared here by picture, and all docs pages; `npm run visual` compares all stories. */
const picturedInTest = ['composants-actions', 'composants-badges', '--documentation'].map((name) => `--filter=${name}`);

const playwright = (name, command) => ({
  name,
  command,
  report: join(reports, `${name}.json`),
  environment: (report) => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: report }),
  count: ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }),
  failures: failuresOfPlaywright,
});

/** The journeys in another browser; a system that has none of it leaves them undone, and the summary says so. */
const browser = (name) => ({ ...vitest(name), prepare: () => findBrowser(name) });

/** One after the other; those in a list of their own at once. */
const steps = [
  { name: 'check', command: ['npm', 'run', '--silent', 'check'] },
  vitest('unit'),
  { name: 'build', command: ['npm', 'run', '--silent', 'build'] },
  { name: 'budget', command: ['npm', 'run', '--silent', 'budget'] },
  playwright('e2e', ['npx', 'playwright', 'test']),
  [browser('firefox'), browser('webkit')],
  vitest('storybook'),
  playwright('visual', ['npm', 'run', '--silent', 'visual', '--', '--own-browser-only', ...picturedInTest]),
  playwright('package', ['npm', 'run', '--silent', 'visual', '--', '--own-browser-only', '--package']),
  vitest('faults'),
];

const names = steps.flat().map(({ name }) => name);
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  rmSync(reports, { recursive: true });
  console.error(`No step is called ${unknown.join(', ')}. There are: ${names.join(', ')}`);
  process.exit(2);
}

installPackages();
const chromium = findChromium();
const env = { ...process.env, CI: process.env.CI ?? '1', ...(chromium ? { CHROMIUM_PATH: chromium } : {}) };

const totals = { passed: 0, failed: 0 };
const summary = [];
const failures = [];

const runStep = async (step) => {
  console.log(`\n── ${step.name} ──`);
  const { environment = {}, missing } = step.prepare?.() ?? {};
  if (missing) {
    summary.push(`${step.name.padEnd(12)} not run: ${missing}`);
    return;
  }
  const [command, ...args] = step.command;
  const startedAt = performance.now();
  const child = spawn(command, [...args, ...(step.arguments?.(step.report) ?? [])], {
    stdio: 'inherit',
    env: { ...env, ...environment, ...step.environment?.(step.report) },
  });
  const [status] = await once(child, 'exit');
  const result = readResult(step, status === 0);
  const { passed, failed } = result;
  totals.passed += passed;
  totals.failed += failed;
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  failures.push(...result.failures.map((failure) => `✗ ${step.name}: ${failure}`));
  summary.push(`${step.name.padEnd(12)} ${passed} passed, ${failed} failed (${seconds} s)`);
};

const isWanted = ({ name }) => wanted.length === 0 || wanted.includes(name);
for (const together of steps) await Promise.all([together].flat().filter(isWanted).map(runStep));
rmSync(reports, { recursive: true, force: true });

if (failures.length > 0) console.log(`\n${failures.join('\n\n')}`);
console.log(`\n${summary.join('\n')}\n`);
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 ? 0 : 1);
