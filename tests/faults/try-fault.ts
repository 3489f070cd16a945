import { expect, vi } from 'vitest';
import type { CallName } from '~/api/contract/client-calls';
import { readErrorBody } from '~/api/contract/errors/error-body';
import { parseAnswer } from '~/api/contract/lenient';
import { saysFailure } from '~/api/contract/readers';
import { type CallDefinition, calls } from '~/api/contract/strict/calls';
import { LOAD_FAILURE, SESSION_EXPIRED } from '~/content/shared-texts';
import type { Case, Failure } from './cases';
import type { Fault, Tampered } from './faults';
import { type Harness, openHarness, type Tamper } from './harness';

/** What both error screens say, that of a page and that of the app. */
const ERROR_SCREEN = 'n’a pas pu s’afficher';

const SUCCESS = /^2\d\d$/;
/** From this status on, the server's message is not meant for people. */
const SERVER_FAILURE = 500;

/** Returns the failure that an answer is by the contract, or null. */
const judge = (name: CallName, testCase: Case, tampered: Tampered): Failure | null => {
  if (tampered === null) return { kind: 'network', status: null, message: null, isFalseSuccess: false };
  const { status, text } = tampered;
  const json = parseAnswer(text);
  const isFalseSuccess = SUCCESS.test(String(status)) && saysFailure(json);
  const failed = (kind: Failure['kind'], message: string | null): Failure => ({
    kind,
    status,
    message,
    isFalseSuccess,
  });
  if (SUCCESS.test(String(status)) && !isFalseSuccess) {
    if (json === undefined && text.trim() !== '') return failed('unreadable', null);
    if (calls[name].read(json).value === undefined) return failed('unreadable', null);
    return testCase.refusesContent?.(json) ? failed('refused', null) : null;
  }
  const refusal = readErrorBody(json);
  if (!refusal) return failed('unreadable', null);
  const message = refusal.message || refusal.error || null;
  return failed('refused', status < SERVER_FAILURE ? message : null);
};

/** Calls whose 401 does not mean that a session has expired. */
const callsWithoutSessionWarning = new Set<CallName>(['me', 'login', 'logout']);

/** Holds after every answer, whatever it was. */
export const expectNothingBroken = (harness: Harness) => {
  expect(harness.complaints).toEqual([]);
  expect(Reflect.get(window, 'attacked'), 'no script of an answer has run').toBeUndefined();
  expect(document.querySelector('img[src="x"], svg[onload]'), 'no markup of an answer stands on the page').toBeNull();
  expect(document.querySelector('a[href^="javascript:"]'), 'no address of an answer runs').toBeNull();
  expect(harness.said()).not.toContain(ERROR_SCREEN);
  expect(document.querySelectorAll('h1'), 'one main heading').toHaveLength(1);
};

const expectFailureSaid = (
  name: CallName,
  { scenario, says, leadsTo, staysOn, path }: Case,
  harness: Harness,
  failure: Failure,
) => {
  const { pathname } = harness.app.router.state.location;
  if (failure.status === 401 && scenario !== 'visiteur' && !callsWithoutSessionWarning.has(name)) {
    expect(harness.said()).toContain(SESSION_EXPIRED);
    expect(pathname).toBe('/login');
    return;
  }
  for (const sentence of says(failure)) expect(harness.said()).toContain(sentence);
  if (staysOn) expect(pathname).toMatch(staysOn);
  else expect(pathname).toBe(leadsTo?.(failure) ?? new URL(path, 'http://localhost').pathname);
};

/** What the screen would wrongly say if it treated a good answer as a failure. */
const failureTextOf = (name: CallName): string => {
  const { failure }: CallDefinition = calls[name];
  return failure ?? LOAD_FAILURE;
};

const CALLED_WITHIN = { timeout: 4_000, interval: 5 };
/** A form shows its error a moment after the answer. */
const SAID_WITHIN = { timeout: 3_000, interval: 5 };

/** How many combinations of case and fault were tried, and how many held. */
export const tally = { tried: 0, held: 0, faults: new Set<string>() };
let harness: Harness | undefined;

/** Opens the screen of a case; `closeHarness` closes it. */
export const openScreen = async ({ scenario, path }: Case, tamper: Tamper | undefined): Promise<Harness> => {
  harness = await openHarness(scenario, path, tamper);
  return harness;
};

/** Opens the screen of a case, makes its call fail in one way, and expects what the contract and the catalogue say. */
export const tryFault = async (name: CallName, testCase: Case, fault: Fault) => {
  tally.tried += 1;
  tally.faults.add(fault.name);
  const verdicts: (Failure | null)[] = [];
  const tamper = (called: CallName, answer: { status: number; text: string }) => {
    if (called !== name) return undefined;
    const tampered = fault.tamper(testCase.goodAnswer ?? answer);
    verdicts.push(judge(name, testCase, tampered));
    return tampered;
  };
  const opened = await openScreen(testCase, testCase.act ? undefined : tamper);
  await opened.settle();
  if (testCase.act) {
    opened.arm(tamper);
    await testCase.act();
  }
  await vi.waitUntil(() => verdicts.length > 0, CALLED_WITHIN);
  await opened.settle();
  const failure = verdicts[0] ?? null;
  // A random fault may change only some answers of a repeated call: then nothing more is expected.
  const isUnanimous = verdicts.every((verdict) => (verdict === null) === (failure === null));
  if (isUnanimous && failure) {
    await vi.waitFor(() => expectFailureSaid(name, testCase, opened, failure), SAID_WITHIN);
  } else if (isUnanimous) expect(opened.said()).not.toContain(failureTextOf(name));
  expectNothingBroken(opened);
  tally.held += 1;
};

/** Run after each case, so that nothing of it reaches the next. */
export const closeHarness = (): void => {
  harness?.close();
  harness = undefined;
  Reflect.deleteProperty(window, 'attacked');
};
