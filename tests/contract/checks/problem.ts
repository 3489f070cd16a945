import type * as v from 'valibot';
import type { CallName } from '../../../src/api/contract/client-calls';
import type { Deviation } from '../../../src/api/contract/lenient';
import { fieldIssues } from '../../../src/api/contract/strict/answers';
import { isSecretField, redacted } from './redact';

/** One thing that a backend does otherwise. */
export interface Problem {
  /** The call that does it, when that is not the one that is checked. */
  call?: CallName;
  /** The way to the field from the top of the body, or the part of the answer: `data.0.id`, `status`. */
  field: string;
  came: string;
  expected: string;
}

/** The backend does not do what is expected of it. */
export class Broken extends Error {
  readonly problems: readonly Problem[];

  constructor(...problems: readonly Problem[]) {
    super(problems.map(({ field, came, expected }) => `${field}: ${came}, not ${expected}`).join('; '));
    this.problems = problems;
  }
}

/** Does something with one call; what is broken in it is that call's, whichever is checked. */
export async function blaming<TResult>(call: CallName, what: () => Promise<TResult>): Promise<TResult> {
  try {
    return await what();
  } catch (error) {
    if (!(error instanceof Broken)) throw error;
    throw new Broken(...error.problems.map((problem) => ({ call, ...problem })));
  }
}

/** The check cannot be made here. */
export class Skipped extends Error {}

const NOTHING = 'nothing';

/** A text of a row that is longer than this says nothing of the difference, and may be about a person. */
const MAX_TEXT = 30;

/** What a sentence says of a value; one that may be a secret is not told. */
const cameOf = (field: string, received: string): string => {
  if (received === 'undefined') return NOTHING;
  if (isSecretField(field.split('.').at(-1) ?? '')) return 'another value';
  return received.startsWith('"') && received.length > MAX_TEXT ? 'a text' : received;
};

/** What the app's reader says against an answer. */
export const problemsOfReading = (deviations: readonly Deviation[]): Problem[] =>
  deviations.map(({ field, came, expected }) => ({ field, came: came === 'missing' ? NOTHING : came, expected }));

/** What a schema says against an answer: once for a field, however many rows have it so. */
export const problemsOf = (issues: readonly v.BaseIssue<unknown>[]): Problem[] => {
  const problems = new Map<string, Problem>();
  for (const { field, issue } of fieldIssues(issues)) {
    const place = (field ?? 'body').replace(/(?<=^|\.)\d+(?=\.|$)/g, '*');
    const expected = issue.expected === null ? issue.message : issue.expected;
    const key = `${place} ${expected}`;
    if (!problems.has(key)) problems.set(key, { field: place, came: cameOf(place, issue.received), expected });
  }
  return [...problems.values()];
};

/** Says what differs when the backend does not do what it should. */
export function expectThat(condition: boolean, came: string, expected: Partial<Problem> = {}): asserts condition {
  if (!condition) throw new Broken({ field: '', expected: '', ...expected, came });
}

/** Holds the fields of a row against those of `expected`; what is null there may be absent. */
export function expectFields(row: object, expected: object, what: string): void {
  const found = new Map<string, unknown>(Object.entries(row));
  const problems = Object.entries(expected).flatMap(([field, value]): Problem[] => {
    const came = found.get(field);
    if (JSON.stringify(came ?? null) === JSON.stringify(value ?? null)) return [];
    const [before, after] = [redacted(value), cameOf(field, redacted(came))];
    return [{ field, came: `${after} in ${what}`, expected: isSecretField(field) ? 'what was sent' : before }];
  });
  if (problems.length > 0) throw new Broken(...problems);
}
