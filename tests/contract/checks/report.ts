import type { CallName } from '../../../src/api/contract/client-calls';
import { callNames } from '../../../src/api/contract/strict/calls';
import { definitionOf } from './contract-client';
import type { Problem } from './problem';
import { withoutSecrets } from './redact';
import { type CheckResult, type Level, levels, type Run } from './run-checks';
import { screensOf } from './screens';

const headings: Readonly<Record<Level, string>> = {
  needed: 'What the app needs: without it a screen breaks',
  advice: 'What the mock does besides: advice, which changes nothing of the result',
};

/** How an outcome is called and marked: an advice that is not followed breaks nothing. */
const marks: Readonly<Record<Level, Readonly<Record<CheckResult['outcome'], string>>>> = {
  needed: { held: '✓ held   ', broken: '✗ broken ', skipped: '– skipped' },
  advice: { held: '✓ held   ', broken: '· differs', skipped: '– skipped' },
};

/** The call of a check, as it is written on the wire. */
export const wireNameOf = (call: CallName): string => {
  const { method, path } = definitionOf(call);
  return `${method} ${path}`;
};

/** What differs, in one line: call, field, what came, what is expected, which screen suffers. */
export const problemLine = ({ check }: CheckResult, { call = check.call, field, came, expected }: Problem): string =>
  [
    wireNameOf(call),
    `field: ${field || '(answer)'}`,
    `came: ${came}`,
    `expected: ${expected || check.title}`,
    `screen: ${(call === check.call && check.screen) || screensOf[call]}`,
  ].join(' | ');

const linesOf = (result: CheckResult, said: Set<string>): string[] => {
  const { check, outcome, problems, reason } = result;
  const title = `  ${marks[check.level][outcome]} ${check.title}${reason === '' ? '' : ` (${reason})`}`;
  // A problem that several checks find is one line; problems with the status differ by check.
  const keyOf = ({ call = check.call, field, came, expected }: Problem) =>
    [call, field, expected, field === 'status' && `${check.title} ${came}`].join(' ');
  const fresh = problems.filter((problem) => !said.has(keyOf(problem)));
  for (const problem of fresh) said.add(keyOf(problem));
  const lines = fresh.map((problem) => problemLine(result, problem));
  const others = fresh.length < problems.length ? ['what is said above'] : [];
  return [title, ...[...lines, ...others].map((line) => `      ${line}`)];
};

const levelLines = (level: Level, results: readonly CheckResult[]): string[] => {
  if (results.length === 0) return [];
  const said = new Set<string>();
  const byCall = callNames.flatMap((name) => {
    const own = results.filter(({ check }) => check.call === name);
    return own.length > 0 ? ['', wireNameOf(name), ...own.flatMap((result) => linesOf(result, said))] : [];
  });
  const title = headings[level];
  return ['', title, '='.repeat(title.length), ...byCall];
};

const ofLevel = (results: readonly CheckResult[], level: Level) => results.filter(({ check }) => check.level === level);
const count = (results: readonly CheckResult[], outcome: CheckResult['outcome']): number =>
  results.filter((result) => result.outcome === outcome).length;

/** Whether something that the app needs is broken. */
export const isBroken = ({ results }: Pick<Run, 'results'>): boolean => count(ofLevel(results, 'needed'), 'broken') > 0;

/** The last line of a run. */
const closingLine = ({ results, requests }: Run): string => {
  const counts = (level: Level, name: string, broken: string) => {
    const own = ofLevel(results, level);
    const numbers = `${count(own, 'held')} held, ${count(own, 'broken')} ${broken}, ${count(own, 'skipped')} skipped`;
    return own.length === 0 ? '' : ` ${name}: ${numbers}.`;
  };
  const verdict = isBroken({ results }) ? 'The app would break' : 'The app would work';
  return `${verdict}.${counts('needed', 'Needed', 'broken')}${counts('advice', 'Advice', 'differ')} ${requests} calls.`;
};

/** The whole report, without a secret. */
export const reportOf = (run: Run): string => {
  const kept = run.kept.map((thing) => `The backend keeps what it was asked to delete: ${thing}`);
  const lines = [
    ...levels.flatMap((level) => levelLines(level, ofLevel(run.results, level))),
    '',
    ...kept,
    ...(run.isInterrupted ? ['Interrupted: what is missing above was not tried.'] : []),
    closingLine(run),
  ];
  return withoutSecrets(lines.join('\n').trimStart(), run.secrets);
};
