import * as v from 'valibot';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { type CallDefinition, type CallName, calls } from '~/api/contract/calls';
import { Refusal } from '~/api/contract/entities';
import { failureMessages } from '~/api/contract/messages';
import { type Exercise, exercises, type Failure } from './exercises';
import { type Fault, faultsOf, representativeFaultsOf, type Tampered } from './faults';
import { openStage, type Stage } from './stage';

/*
 * Every call of the contract × every kind of fault × every screen that makes the call. Nothing here is written by call: the faults
 * come from the table and its schemas, the sentences from the catalogue.
 */

const names = Object.keys(exercises).filter((name): name is CallName => name in exercises);

const ROUTE_ERROR = 'Cette page n’a pas pu s’afficher';
const APP_ERROR = 'n’a pas pu s’afficher';

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const SUCCESS = /^2\d\d$/;

/** What the contract makes of an answer: nothing wrong with it, or which failure. */
const judge = (name: CallName, exercise: Exercise, tampered: Tampered): Failure | null => {
  if (tampered === null) return { kind: 'network', status: null, message: null };
  const { status, text } = tampered;
  const json = parseJson(text);
  const { answers }: CallDefinition = calls[name];
  if (SUCCESS.test(String(status))) {
    const schema = (status === 201 ? answers[201] : undefined) ?? answers[200] ?? v.never();
    if (!v.safeParse(schema, json).success) return { kind: 'unreadable', status, message: null };
    return exercise.refusesContent?.(json) ? { kind: 'refused', status, message: null } : null;
  }
  const refusal = v.safeParse(Refusal, json);
  if (!refusal.success) return { kind: 'unreadable', status, message: null };
  return { kind: 'refused', status, message: refusal.output.message || refusal.output.error || null };
};

const callsWithOwn401 = new Set<CallName>(['me', 'login', 'logout']);

const expectNothingBroken = (stage: Stage) => {
  expect(stage.complaints).toEqual([]);
  expect(Reflect.get(window, 'attacked'), 'no script of an answer has run').toBeUndefined();
  expect(document.querySelector('img[src="x"], svg[onload]'), 'no markup of an answer stands on the page').toBeNull();
  expect(document.querySelector('a[href^="javascript:"]'), 'no address of an answer runs').toBeNull();
  expect(stage.said()).not.toContain(ROUTE_ERROR);
  expect(stage.said()).not.toContain(APP_ERROR);
  expect(document.querySelectorAll('h1'), 'one main heading').toHaveLength(1);
};

const expectFailureSaid = (
  name: CallName,
  { scenario, says, leadsTo, staysOn, path }: Exercise,
  stage: Stage,
  failure: Failure,
) => {
  const { pathname } = stage.app.router.state.location;
  if (failure.status === 401 && scenario !== 'visiteur' && !callsWithOwn401.has(name)) {
    expect(stage.said()).toContain(failureMessages.sessionExpired);
    expect(pathname).toBe('/login');
    return;
  }
  for (const sentence of says(failure)) expect(stage.said()).toContain(sentence);
  if (staysOn) expect(pathname).toMatch(staysOn);
  else expect(pathname).toBe(leadsTo?.(failure) ?? new URL(path, 'http://localhost').pathname);
};

/** A form says what it has to say a moment after its answer came. */
const SAID_WITHIN = { timeout: 3_000, interval: 5 };

const tally = { cases: 0, held: 0, faults: new Set<string>() };
let stage: Stage | undefined;

const tryFault = async (name: CallName, exercise: Exercise, fault: Fault) => {
  tally.cases += 1;
  tally.faults.add(fault.name);
  let failure: Failure | null = null;
  const tamper = (called: CallName, answer: { status: number; text: string }) => {
    // Between the page and the refusal that the backend itself would give there is nothing to tamper with.
    if (called !== name || answer.status >= 400) return undefined;
    const tampered = fault.tamper(answer);
    failure = judge(name, exercise, tampered);
    return tampered;
  };
  stage = await openStage(exercise.scenario, exercise.path, exercise.act ? undefined : tamper);
  await stage.settle();
  if (exercise.act) {
    stage.arm(tamper);
    await exercise.act();
    await stage.settle();
  }
  if (failure) {
    const seen = failure;
    const opened = stage;
    await vi.waitFor(() => expectFailureSaid(name, exercise, opened, seen), SAID_WITHIN);
  } else expect(stage.said()).not.toContain(calls[name].failure);
  expectNothingBroken(stage);
  tally.held += 1;
};

afterEach(() => {
  stage?.close();
  stage = undefined;
  Reflect.deleteProperty(window, 'attacked');
});

afterAll(() => {
  console.log(`${names.length} appels × ${tally.faults.size} pannes : ${tally.cases} cas, ${tally.held} tenus`);
});

for (const name of names) {
  describe(`${calls[name].method} ${calls[name].path}`, () => {
    for (const [place, exercise] of exercises[name].entries()) {
      // The first screen meets every fault, the others one of each family.
      for (const fault of place === 0 ? faultsOf(name) : representativeFaultsOf(name)) {
        it(`sur ${exercise.path} : ${fault.name}`, () => tryFault(name, exercise, fault));
      }
    }
  });
}
