import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Enough of a message to see what was expected and what came. */
const MESSAGE_LINES = 12;

const describe = (title, message = '') =>
  [title, ...stripVTControlCharacters(message).split('\n').slice(0, MESSAGE_LINES)].join('\n    ').trimEnd();

/** What failed in a report of Vitest: a text for each test, and for each file that could not be loaded. */
export const failuresOfVitest = ({ testResults }) =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    const file = relative('.', name);
    if (failed.length === 0) return status === 'failed' ? [describe(file, message)] : [];
    return failed.map((test) => describe(`${file} › ${test.fullName}`, test.failureMessages.join('\n')));
  });

/** What failed in a report of Playwright, a test that passed when tried again included: a text for each. */
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
