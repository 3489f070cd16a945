import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Enough to see what was expected. */
const MESSAGE_LINES = 12;

const describe = (title, message = '') =>
  [title, ...stripVTControlCharacters(message).split('\n').slice(0, MESSAGE_LINES)].join('\n    ').trimEnd();

/** Tests with their seconds, failed ones with what they say, and files that could not be loaded, in Vitest's report. */
export const ofVitest = ({ testResults }) =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative('.', name).replaceAll('\\', '/');
    if (status === 'failed' && !assertionResults.some((test) => test.status === 'failed')) {
      return [{ name: file, seconds: 0, passed: false, failure: describe(file, message) }];
    }
    return assertionResults
      .filter((test) => test.status === 'passed' || test.status === 'failed')
      .map((test) => {
        const title = `${file} › ${test.fullName}`;
        const passed = test.status === 'passed';
        const failure = passed ? undefined : describe(title, test.failureMessages.join('\n'));
        return { name: title, seconds: (test.duration ?? 0) / 1000, passed, failure };
      });
  });

/** The same of Playwright's report; a flaky test has failed. */
export const ofPlaywright = ({ suites = [], errors = [] }) => [
  ...errors.map(({ message }) => ({
    name: 'the run itself',
    seconds: 0,
    passed: false,
    failure: describe('the run itself', message),
  })),
  ...suites.flatMap(ofSuite),
];

const ofSuite = ({ suites = [], specs = [] }) => [
  ...specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status !== 'skipped')
      .map(({ status, results }) => {
        const name = `${file} › ${title}`;
        const passed = status === 'expected';
        // Of a test that ran out of time, the second error says where.
        const errors = results.flatMap(({ errors = [] }) =>
          errors.map(({ message, location }) => (location ? `line ${location.line}: ${message}` : message)),
        );
        const failure = passed ? undefined : describe(name, errors.join('\n'));
        return { name, seconds: (results[0]?.duration ?? 0) / 1000, passed, failure };
      }),
  ),
  ...suites.flatMap(ofSuite),
];

/** What a step came to, by its report, or by its exit where it writes none. */
export const readResult = ({ report: file, read }, { succeeded, mayBeEmpty = false }) => {
  if (!read) return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1, failures: [], tests: [] };
  try {
    const tests = read(JSON.parse(readFileSync(file, 'utf8')));
    const failures = tests.flatMap(({ failure }) => failure ?? []);
    const passed = tests.length - failures.length;
    // A runner that fails otherwise, or that ran nothing, is a failure too.
    const failedItself = (!succeeded && failures.length === 0) || (tests.length === 0 && !mayBeEmpty);
    return { passed, failed: failures.length + (failedItself ? 1 : 0), failures, tests };
  } catch (error) {
    return { passed: 0, failed: 1, failures: [describe('no report could be read', error.message)], tests: [] };
  }
};
