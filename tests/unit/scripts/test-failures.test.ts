import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { failuresOfPlaywright, failuresOfVitest, readResult } from '../../../scripts/test-failures.mjs';

describe('the failures that `npm test` names at its end', () => {
  it('are those of Vitest, and the files that could not be loaded', () => {
    const failed = {
      status: 'failed',
      fullName: 'dates are French',
      failureMessages: ['\u001b[31mexpected\u001b[39m 1'],
    };
    const passed = { status: 'passed', fullName: 'dates are dates', failureMessages: [] };
    const testResults = [
      { name: join(process.cwd(), 'a.test.ts'), status: 'failed', message: '', assertionResults: [passed, failed] },
      { name: join(process.cwd(), 'b.test.ts'), status: 'failed', message: 'no such module', assertionResults: [] },
      { name: join(process.cwd(), 'c.test.ts'), status: 'passed', message: '', assertionResults: [passed] },
    ];
    expect(failuresOfVitest({ testResults })).toEqual([
      'a.test.ts › dates are French\n    expected 1',
      'b.test.ts\n    no such module',
    ]);
  });

  it('are those of Playwright, however deep, with the flaky ones, and what kept the run from starting', () => {
    const spec = (title: string, status: string, results: { error?: { message: string } }[]) => ({
      file: 'a.spec.ts',
      title,
      tests: [{ status, results }],
    });
    const error = { message: Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n') };
    const suites = [
      { specs: [spec('passes', 'expected', [{}])], suites: [{ specs: [spec('fails', 'unexpected', [{ error }])] }] },
      { specs: [spec('wavers', 'flaky', [{ error: { message: 'late' } }, {}])] },
    ];
    const [fails, ...others] = failuresOfPlaywright({ suites });
    expect(fails).toMatch(/^a\.spec\.ts › fails\n {4}line 0\n/);
    expect(fails?.split('\n').length).toBeLessThan(20);
    expect(others).toEqual(['a.spec.ts › wavers\n    late']);
    expect(failuresOfPlaywright({ errors: [{ message: 'port taken' }] })).toEqual(['the run itself\n    port taken']);
  });

  it('are the report itself where a runner wrote none', () => {
    const step = { report: 'no-such-folder/unit.json', count: () => ({ passed: 1, failed: 0 }), failures: () => [] };
    const { passed, failed, failures } = readResult(step, true);
    expect({ passed, failed }).toEqual({ passed: 0, failed: 1 });
    expect(failures).toEqual([expect.stringMatching(/^no report could be read\n.*no-such-folder\/unit\.json/)]);
  });
});
