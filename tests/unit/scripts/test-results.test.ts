import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { journeysFor } from '../../../scripts/test/changed-journeys.mjs';
import { ofPlaywright, ofVitest, readResult } from '../../../scripts/test/results.mjs';
import {
  FAILING_SECONDS,
  SLOW_SECONDS,
  slowestLines,
  slowFailures,
  slowTests,
} from '../../../scripts/test/slow-tests.mjs';

const failuresIn = (tests: readonly { failure: string | undefined }[]) => tests.flatMap(({ failure }) => failure ?? []);

describe('the failures that `npm test` names at its end', () => {
  it('are those of Vitest, and the files that could not be loaded', () => {
    const failed = {
      status: 'failed',
      fullName: 'dates are French',
      failureMessages: ['\u001b[31mexpected\u001b[39m 1'],
    };
    const passed = { status: 'passed', fullName: 'dates are dates', duration: 1500, failureMessages: [] };
    const testResults = [
      { name: join(process.cwd(), 'a.test.ts'), status: 'failed', message: '', assertionResults: [passed, failed] },
      { name: join(process.cwd(), 'b.test.ts'), status: 'failed', message: 'no such module', assertionResults: [] },
      { name: join(process.cwd(), 'c.test.ts'), status: 'passed', message: '', assertionResults: [passed] },
    ];
    const tests = ofVitest({ testResults });
    expect(failuresIn(tests)).toEqual([
      'a.test.ts › dates are French\n    expected 1',
      'b.test.ts\n    no such module',
    ]);
    expect(tests.map(({ name, seconds }) => [name, seconds])).toContainEqual(['c.test.ts › dates are dates', 1.5]);
  });

  it('are those of Playwright, however deep, with the flaky ones, and what kept the run from starting', () => {
    const spec = (
      title: string,
      status: string,
      results: { duration?: number; errors?: { message: string; location?: { line: number } }[] }[],
    ) => ({
      file: 'a.spec.ts',
      title,
      tests: [{ status, results }],
    });
    const outOfTime = [{ message: 'Test timeout' }, { message: 'no such button', location: { line: 7 } }];
    const error = { message: Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n') };
    const suites = [
      {
        specs: [spec('passes', 'expected', [{ duration: 2500 }]), spec('is left out', 'skipped', [{}])],
        suites: [
          {
            specs: [
              spec('fails', 'unexpected', [{ errors: [error] }]),
              spec('hangs', 'unexpected', [{ errors: outOfTime }]),
            ],
          },
        ],
      },
      { specs: [spec('wavers', 'flaky', [{ errors: [{ message: 'late' }] }, {}])] },
    ];
    const tests = ofPlaywright({ suites });
    const [fails, ...others] = failuresIn(tests);
    expect(fails).toMatch(/^a\.spec\.ts › fails\n {4}line 0\n/);
    expect(fails?.split('\n').length).toBeLessThan(20);
    expect(others).toEqual([
      'a.spec.ts › hangs\n    Test timeout\n    line 7: no such button',
      'a.spec.ts › wavers\n    late',
    ]);
    expect(tests.map(({ name, seconds, passed }) => [name, seconds, passed])).toEqual([
      ['a.spec.ts › passes', 2.5, true],
      ['a.spec.ts › fails', 0, false],
      ['a.spec.ts › hangs', 0, false],
      ['a.spec.ts › wavers', 0, false],
    ]);
    expect(failuresIn(ofPlaywright({ errors: [{ message: 'port taken' }] }))).toEqual([
      'the run itself\n    port taken',
    ]);
  });

  it('are the report itself where a runner wrote none', () => {
    const step = { report: 'no-such-folder/unit.json', read: () => [] };
    const { passed, failed, failures } = readResult(step, { succeeded: true });
    expect({ passed, failed }).toEqual({ passed: 0, failed: 1 });
    expect(failures).toEqual([expect.stringMatching(/^no report could be read\n.*no-such-folder\/unit\.json/)]);
  });

  it('are runs that tried nothing, unless only what changed was asked for', () => {
    const step = { report: 'package.json', read: () => [] };
    expect(readResult(step, { succeeded: true })).toMatchObject({ passed: 0, failed: 1 });
    expect(readResult(step, { succeeded: true, mayBeEmpty: true })).toMatchObject({ passed: 0, failed: 0 });
  });
});

describe('slow tests', () => {
  const test = (name: string, seconds: number, passed = true) => ({ name, seconds, passed });

  it('fail past thirty seconds unless they are listed', () => {
    const listed = slowTests.map(({ test: name }) => test(`${name} and more`, FAILING_SECONDS * 2));
    expect(slowFailures([test('unit: a › b', FAILING_SECONDS), test('e2e: broken', 60, false), ...listed])).toEqual([]);
    expect(slowFailures([test('unit: a › b', FAILING_SECONDS + 1)])).toEqual([
      expect.stringMatching(/^✗ unit: a › b\n {4}passed, but took 31\.0 s/),
    ]);
  });

  it('are listed with a reason, and a file that there is', () => {
    for (const { test: name, reason } of slowTests) {
      const [, step, file = ''] = /^(\w+): (\S+)/.exec(name) ?? [];
      const folder = step === 'e2e' || step === 'package' ? join('tests', step) : '.';
      expect(existsSync(join(folder, file)), name).toBe(true);
      expect(reason.length, name).toBeGreaterThan(20);
    }
  });

  it('are named, ten of them, the slowest first, and marked past ten seconds', () => {
    const lines = slowestLines(Array.from({ length: 12 }, (_, index) => test(`unit: ${index}`, index)));
    expect(lines).toHaveLength(10);
    expect(lines[0]).toBe('  11.0 s ! unit: 11');
    expect(lines[1]).toBe(`  ${SLOW_SECONDS}.0 s   unit: 10`);
  });
});

describe('the journeys that a change concerns', () => {
  it('are those of the screens that import it, near or far', () => {
    expect(journeysFor(['src/features/admin/users/users-page.tsx'])).toEqual(['tests/e2e/admin/']);
    expect(journeysFor(['src/features/help/contact-page.tsx', 'README.md'])).toEqual(['tests/e2e/public/']);
    expect(journeysFor(['src/design-system/actions/button.tsx'])).toEqual(
      expect.arrayContaining(['tests/e2e/admin/', 'tests/e2e/auth/', 'tests/e2e/user/']),
    );
  });

  it('are a changed journey itself, all where the start or the mock server changed, none for a document', () => {
    expect(journeysFor(['tests/e2e/user/profile.spec.ts'])).toEqual(['tests/e2e/user/profile.spec.ts']);
    expect(journeysFor(['mock-server/main.ts'])).toEqual(['tests/e2e/']);
    expect(journeysFor(['docs/architecture.md'])).toEqual([]);
  });
});
