import { withoutSecrets } from './redact';
import { problemLine, wireNameOf } from './report';
import { type CheckResult, type Level, levels, type Run } from './run-checks';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** What XML 1.0 cannot hold, however it is written. */
const NOT_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const escaped = (text: string): string =>
  text.replace(NOT_XML, '\uFFFD').replace(/[&<>"]/g, (sign) => entities[sign] ?? '');

const attributes = (values: Record<string, string | number>): string =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${escaped(String(value)).replace(/[\n\t\r]/g, ' ')}"`)
    .join('');

const secondsOf = (milliseconds: number): string => (milliseconds / 1000).toFixed(3);

const suiteNames: Readonly<Record<Level, string>> = {
  needed: 'what the app needs',
  advice: 'what the mock does besides',
};

/** Advice never fails a build: it is what the test says, not how it ended. */
const contentOf = (result: CheckResult): string => {
  const { check, outcome, problems, reason } = result;
  if (outcome === 'held') return '';
  if (outcome === 'skipped') return `<skipped${attributes({ message: reason })}/>`;
  const text = problems.map((problem) => problemLine(result, problem)).join('\n');
  if (check.level === 'advice') return `<system-out>${escaped(text)}</system-out>`;
  return `<failure${attributes({ message: text, type: 'needed' })}>${escaped(text)}</failure>`;
};

const caseOf = (result: CheckResult): string => {
  const { check, milliseconds } = result;
  const names = { classname: wireNameOf(check.call), name: check.title, time: secondsOf(milliseconds) };
  const content = contentOf(result);
  return `    <testcase${attributes(names)}${content === '' ? '/>' : `>${content}</testcase>`}`;
};

const countsOf = (results: readonly CheckResult[]) => ({
  tests: results.length,
  failures: results.filter(({ check, outcome }) => check.level === 'needed' && outcome === 'broken').length,
  errors: 0,
  skipped: results.filter(({ outcome }) => outcome === 'skipped').length,
  time: secondsOf(results.reduce((sum, { milliseconds }) => sum + milliseconds, 0)),
});

const document = (counts: Record<string, string | number>, lines: readonly string[]): string =>
  ['<?xml version="1.0" encoding="UTF-8"?>', `<testsuites${attributes(counts)}>`, ...lines, '</testsuites>', ''].join(
    '\n',
  );

const NAME = 'npm run contract';

/** A run as JUnit XML: a broken need is a failed test, advice is in `system-out`. */
export const junitOf = ({ results, secrets }: Pick<Run, 'results' | 'secrets'>): string => {
  const suites = levels.flatMap((level) => {
    const own = results.filter(({ check }) => check.level === level);
    const head = attributes({ name: suiteNames[level], ...countsOf(own) });
    return own.length === 0 ? [] : [`  <testsuite${head}>`, ...own.map(caseOf), '  </testsuite>'];
  });
  return withoutSecrets(document({ name: NAME, ...countsOf(results) }, suites), [...secrets].map(escaped));
};

/** The document of a run that could not begin: one test with an error. */
export const junitOfNoRun = (problem: string): string => {
  const counts = { tests: 1, failures: 0, errors: 1, skipped: 0, time: secondsOf(0) };
  return document({ name: NAME, ...counts }, [
    `  <testsuite${attributes({ name: suiteNames.needed, ...counts })}>`,
    `    <testcase${attributes({ classname: NAME, name: 'begins', time: secondsOf(0) })}>`,
    `      <error${attributes({ message: problem })}/>`,
    '    </testcase>',
    '  </testsuite>',
  ]);
};
