import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Enough to see what was expected. */
const MESSAGE_LINES = 12;

const describe = (title, message = '') =>
  [title, ...stripVTControlCharacters(message).split('\n').slice(0, MESSAGE_LINES)].join('\n    ').trimEnd();

/** Failed tests, and files that could not be loaded, in Vitest's report. */
export const failuresOfVitest = ({ testResults }) =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    const file = relative('.', name);
    if (failed.length === 0) return status === 'failed' ? [describe(file, message)] : [];
    return failed.map((test) => describe(`${file} › ${test.fullName}`, test.failureMessages.join('\n')));
  });

/** Failed tests in Playwright's report, flaky ones included. */
export const failuresOfPlaywright = ({ suites = [], errors = [] }) => [
  ...errors.map(({ message }) => describe('the run itself', message)),
  ...suites.flatMap(ofSuite),
];

const ofSuite = ({ suites = [], specs = [] }) => [
  ...specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => describe(`${file} › ${title}`, results.find(({ error }) => error)?.error.message)),
  ),
  ...suites.flatMap(ofSuite),
];

/** What a step came to, by its report, or by its exit where it writes none. */
export const readResult = ({ report: file, count, failures }, succeeded) => {
  if (!count) return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1, failures: [] };
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    const { passed, failed } = count(report);
    // A runner that fails otherwise, or that ran nothing, is a failure too.
    const failedItself = (!succeeded && failed === 0) || passed + failed === 0;
    return { passed, failed: failedItself ? failed + 1 : failed, failures: failures(report) };
  } catch (error) {
    return { passed: 0, failed: 1, failures: [describe('no report could be read', error.message)] };
  }
};
