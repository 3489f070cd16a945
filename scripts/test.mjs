import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './chromium.mjs';
import { npmCommand, packageCommand } from './commands.mjs';
import { installPackages } from './install.mjs';
import { findBrowser } from './other-browsers.mjs';
import { changedFiles, journeysFor } from './test/changed-journeys.mjs';
import { ofPlaywright, ofVitest, readResult } from './test/results.mjs';
import { slowestLines, slowFailures } from './test/slow-tests.mjs';
import { refuseUnusableFolder } from './usable-folder.mjs';

/*
 * `npm test [-- [STEP…] [FILTER…] [--changed]]`: installs, runs every check and ends with `N passed, N failed`, after
 * the names of what failed. With names of steps it runs these alone; what follows them is a filter of file names.
 * With `--changed` it runs what the uncommitted changes concern.
 */
refuseUnusableFolder();
const words = process.argv.slice(2).filter((word) => word !== '--changed');
const isChanged = process.argv.includes('--changed');
const isWhole = words.length === 0 && !isChanged;
const reports = mkdtempSync(join(tmpdir(), 'missio-test-'));

const npmRun = (...words) => npmCommand('run', '--silent', ...words);

const vitest = (name, project = name) => ({
  name,
  command: () => packageCommand('vitest', 'run', '--project', project, '--reporter=default', '--reporter=json'),
  report: join(reports, `${name}.json`),
  arguments: (report) => [`--outputFile.json=${report}`],
  filter: (filters) => filters,
  changed: () => ['--changed', '--passWithNoTests'],
  read: ofVitest,
});

/** Tests on a page, over React as a build has it: its own checks take a fifth of the time. */
const inPage = (name) => ({ ...vitest(name), environment: () => ({ NODE_ENV: 'production' }) });

/** Small parts, compared here by picture, and all docs pages; `npm run visual` compares all stories. */
const picturedInTest = ['composants-actions', 'composants-badges', '--documentation'].map((name) => `--filter=${name}`);

const playwright = (name, command) => ({
  name,
  command,
  report: join(reports, `${name}.json`),
  environment: (report) => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: report }),
  read: ofPlaywright,
});

const journeys = {
  ...playwright('e2e', () => packageCommand('playwright', 'test')),
  filter: (filters) => filters,
  // Without any, Playwright would run them all.
  changed: () => {
    const files = journeysFor(changedFiles());
    return files.length > 0 ? files : null;
  },
};

/** The journeys in another browser; a system that has none of it leaves them undone, and the summary says so. */
const browser = (name) => ({ ...vitest(name), prepare: () => findBrowser(name), changed: undefined });

/**
 * One list after the other; the steps of a list at once, which keeps two processors busy: compilers and drivers of
 * browsers use one at a time, and tests in a browser wait for it now and then.
 */
const steps = [
  [
    // Where all unit tests run beside it, they hold the rules of the sources.
    {
      name: 'check',
      command: () => npmRun('check', ...(isWhole ? ['--', '--without', 'source'] : [])),
      changed: () => [],
    },
    { name: 'build', command: () => npmRun('build'), changed: () => [] },
    vitest('unit', 'unit*'),
  ],
  [{ name: 'budget', command: () => npmRun('budget') }, journeys],
  [
    browser('firefox'),
    browser('webkit'),
    playwright('package', () => npmRun('visual', '--', '--own-browser-only', '--package')),
  ],
  [inPage('storybook'), inPage('integration')],
  [
    playwright('visual', () => npmRun('visual', '--', '--own-browser-only', ...picturedInTest)),
    // With React's own checks: what it complains of is a failure there.
    vitest('faults'),
  ],
];

const names = steps.flat().map(({ name }) => name);
const firstFilter = words.findIndex((word) => !names.includes(word));
const wanted = firstFilter === -1 ? words : words.slice(0, firstFilter);
const filters = firstFilter === -1 ? [] : words.slice(firstFilter);
const refuse = (sentence) => {
  rmSync(reports, { recursive: true });
  console.error(sentence);
  process.exit(2);
};
if (filters.length > 0 && wanted.length === 0) {
  refuse(`No step is called ${filters[0]}. There are: ${names.join(', ')}`);
}
const unfiltered = steps.flat().filter(({ name, filter }) => wanted.includes(name) && !filter);
if (filters.length > 0 && unfiltered.length > 0) {
  refuse(`The step ${unfiltered[0].name} takes no filter, and no step is called ${filters.join(', ')}`);
}

installPackages();
const chromium = findChromium();
const env = { ...process.env, CI: process.env.CI ?? '1', ...(chromium ? { CHROMIUM_PATH: chromium } : {}) };

const totals = { passed: 0, failed: 0 };
const summary = [];
const failures = [];
const tests = [];

/** What the step's command is given besides; `null` where nothing concerns it. */
const choice = (step) => (isChanged ? (step.changed?.() ?? null) : (step.filter?.(filters) ?? []));

const runStep = async (step) => {
  const chosen = choice(step);
  if (chosen === null) return;
  console.log(`\n── ${step.name} ──`);
  const { environment = {}, missing } = step.prepare?.() ?? {};
  if (missing) {
    summary.push(`${step.name.padEnd(12)} not run: ${missing}`);
    return;
  }
  const [command, ...args] = step.command();
  const startedAt = performance.now();
  const child = spawn(command, [...args, ...(step.arguments?.(step.report) ?? []), ...chosen], {
    stdio: 'inherit',
    env: { ...env, ...environment, ...step.environment?.(step.report) },
  });
  const [status] = await once(child, 'exit');
  const result = readResult(step, { succeeded: status === 0, mayBeEmpty: isChanged });
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  const named = result.tests.map((test) => ({ ...test, name: `${step.name}: ${test.name}` }));
  const slow = slowFailures(named);
  totals.passed += result.passed - slow.length;
  totals.failed += result.failed + slow.length;
  tests.push(...named);
  failures.push(...result.failures.map((failure) => `✗ ${step.name}: ${failure}`), ...slow);
  summary.push(
    `${step.name.padEnd(12)} ${String(result.passed - slow.length).padStart(5)} passed ` +
      `${String(result.failed + slow.length).padStart(3)} failed ${String(seconds).padStart(5)} s`,
  );
};

const isWanted = ({ name }) => wanted.length === 0 || wanted.includes(name);
const startedAt = performance.now();
for (const together of steps) await Promise.all(together.filter(isWanted).map(runStep));
rmSync(reports, { recursive: true, force: true });

if (failures.length > 0) console.log(`\n${failures.join('\n\n')}`);
if (tests.length > 0) console.log(`\nThe slowest tests:\n${slowestLines(tests).join('\n')}`);
console.log(`\n${summary.join('\n')}`);
console.log(`${'in all'.padEnd(32)} ${String(Math.round((performance.now() - startedAt) / 1000)).padStart(5)} s\n`);
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 ? 0 : 1);
