import { expect, vi } from 'vitest';
import type { CallName } from '~/api/contract/client-calls';
import { isFrameworkMessage } from '~/api/contract/framework-messages';
import { failureMessages } from '~/api/contract/messages';
import { parseAnswer } from '~/api/contract/parse-json';
import { readRefusal, saysFailure } from '~/api/contract/refusal';
import { type CallDefinition, calls } from '~/api/contract/strict/calls';
import { LOAD_FAILURE } from '~/content/loading-texts';
import type { Exercise, Failure } from './exercises';
import type { Fault, Tampered } from './faults';
import { openStage, type Stage, type Tamper } from './stage';

/** What both error screens say, that of a page and that of the app. */
const ERROR_SCREEN = 'n’a pas pu s’afficher';

const SUCCESS = /^2\d\d$/;
/** From here on the server's own words are about its inside. */
const SERVER_FAILURE = 500;

/** What the contract makes of an answer: nothing wrong with it, or which failure. */
const judge = (name: CallName, exercise: Exercise, tampered: Tampered): Failure | null => {
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
    if (calls[name].read(json).value === undefined) return failed('unreadable', null);
    return exercise.refusesContent?.(json) ? failed('refused', null) : null;
  }
  const refusal = readRefusal(json);
  if (!refusal) return failed('unreadable', null);
  const message = refusal.message || refusal.error || null;
  const isForPeople = status < SERVER_FAILURE && message !== null && !isFrameworkMessage(message);
  return failed('refused', isForPeople ? message : null);
};

/** Those whose 401 is no session that has ended meanwhile. */
const callsWithoutSessionWarning = new Set<CallName>(['me', 'login', 'logout']);

/** What must never happen, whatever came. */
export const expectNothingBroken = (stage: Stage) => {
  expect(stage.complaints).toEqual([]);
  expect(Reflect.get(window, 'attacked'), 'no script of an answer has run').toBeUndefined();
  expect(document.querySelector('img[src="x"], svg[onload]'), 'no markup of an answer stands on the page').toBeNull();
  expect(document.querySelector('a[href^="javascript:"]'), 'no address of an answer runs').toBeNull();
  expect(stage.said()).not.toContain(ERROR_SCREEN);
  expect(document.querySelectorAll('h1'), 'one main heading').toHaveLength(1);
};

const expectFailureSaid = (
  name: CallName,
  { scenario, says, leadsTo, staysOn, path }: Exercise,
  stage: Stage,
  failure: Failure,
) => {
  const { pathname } = stage.app.router.state.location;
  if (failure.status === 401 && scenario !== 'visiteur' && !callsWithoutSessionWarning.has(name)) {
    expect(stage.said()).toContain(failureMessages.sessionExpired);
    expect(pathname).toBe('/login');
    return;
  }
  for (const sentence of says(failure)) expect(stage.said()).toContain(sentence);
  if (staysOn) expect(pathname).toMatch(staysOn);
  else expect(pathname).toBe(leadsTo?.(failure) ?? new URL(path, 'http://localhost').pathname);
};

/** What a screen would say without any reason, had it taken the answer for a failure. */
const failureTextOf = (name: CallName): string => {
  const { failure }: CallDefinition = calls[name];
  return failure ?? LOAD_FAILURE;
};

const CALLED_WITHIN = { timeout: 4_000, interval: 5 };
/** A form says what it has to say a moment after its answer came. */
const SAID_WITHIN = { timeout: 3_000, interval: 5 };

/** How many cases were tried, and how many held. */
export const tally = { cases: 0, held: 0, faults: new Set<string>() };
let stage: Stage | undefined;

/** Opens the screen of an exercise; it is closed after the case. */
export const openScreen = async ({ scenario, path }: Exercise, tamper: Tamper | undefined): Promise<Stage> => {
  stage = await openStage(scenario, path, tamper);
  return stage;
};

/** Opens the screen of an exercise, lets its call fail in one way, and expects what the contract and the catalogue say. */
export const tryFault = async (name: CallName, exercise: Exercise, fault: Fault) => {
  tally.cases += 1;
  tally.faults.add(fault.name);
  const verdicts: (Failure | null)[] = [];
  const tamper = (called: CallName, answer: { status: number; text: string }) => {
    if (called !== name) return undefined;
    const tampered = fault.tamper(exercise.goodAnswer ?? answer);
    verdicts.push(judge(name, exercise, tampered));
    return tampered;
  };
  const opened = await openScreen(exercise, exercise.act ? undefined : tamper);
  await opened.settle();
  if (exercise.act) {
    opened.arm(tamper);
    await exercise.act();
  }
  await vi.waitUntil(() => verdicts.length > 0, CALLED_WITHIN);
  await opened.settle();
  const failure = verdicts[0] ?? null;
  // A page may make a call several times, and chance may spoil but some of the answers: then only the worst is excluded.
  const isUnanimous = verdicts.every((verdict) => (verdict === null) === (failure === null));
  if (isUnanimous && failure) {
    await vi.waitFor(() => expectFailureSaid(name, exercise, opened, failure), SAID_WITHIN);
  } else if (isUnanimous) expect(opened.said()).not.toContain(failureTextOf(name));
  expectNothingBroken(opened);
  tally.held += 1;
};

/** After each case: nothing of it may reach the next. */
export const clearStage = (): void => {
  stage?.close();
  stage = undefined;
  Reflect.deleteProperty(window, 'attacked');
};
