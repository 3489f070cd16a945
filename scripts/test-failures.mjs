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
