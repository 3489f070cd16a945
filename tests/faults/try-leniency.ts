import { expect, vi } from 'vitest';
import type { CallName } from '~/api/contract/client-calls';
import { type CallDefinition, calls } from '~/api/contract/strict/calls';
import { LOAD_FAILURE } from '~/content/loading-texts';
import type { Exercise } from './exercises';
import { isList, type Leniency } from './leniencies';
import { clearStage, expectNothingBroken, openScreen, tally } from './try-fault';

/** What a screen shows, as far as another backend may not change it. */
interface Sight {
  pathname: string;
  /** How many rows and cards stand there. */
  rows: number;
  text: string;
  toasts: readonly string[];
}

/** The pages of a list are counted by its paging fields, which may be missing. */
const ROWS = 'main tbody tr, main li:not(nav li)';
/** What JavaScript makes of nothing, where a dash should stand. */
const NOTHING = /\b(?:undefined|null|NaN|Invalid Date)\b|\[object /;

const sights = new Map<Exercise, Sight>();
const STILL_WITHIN = { timeout: 3_000, interval: 100 };
const SAME_WITHIN = { timeout: 3_000, interval: 10 };
const CALLED_WITHIN = { timeout: 4_000, interval: 5 };

const makeCall = async (name: CallName, exercise: Exercise, { tamper }: Pick<Leniency, 'tamper'>) => {
  let isCalled = false;
  const answerWith = (called: CallName, answer: { status: number; text: string }) => {
    if (called !== name) return undefined;
    isCalled = true;
    return tamper(exercise.goodAnswer ?? answer);
  };
  const stage = await openScreen(exercise, exercise.act ? undefined : answerWith);
  await stage.settle();
  if (exercise.act) {
    stage.arm(answerWith);
    await exercise.act();
  }
  await vi.waitUntil(() => isCalled, CALLED_WITHIN);
  await stage.settle();
  return {
    stage,
    look: (): Sight => ({
      pathname: stage.app.router.state.location.pathname,
      rows: document.querySelectorAll(ROWS).length,
      // Windows and toasts fade away beside it.
      text: document.querySelector('main')?.innerText ?? '',
      toasts: [...stage.toasts],
    }),
  };
};

/** What the screen shows with the contract's own answer; looked at once. */
const sightOf = async (name: CallName, exercise: Exercise): Promise<Sight> => {
  const known = sights.get(exercise);
  if (known) return known;
  const { look } = await makeCall(name, exercise, { tamper: (answer) => answer });
  let sight = look();
  // Rows may still come and go.
  await vi.waitFor(() => {
    const before = sight;
    sight = look();
    expect(sight).toEqual(before);
  }, STILL_WITHIN);
  clearStage();
  sights.set(exercise, sight);
  return sight;
};

/** Opens the screen of an exercise over an answer that is not by the contract, and expects the screen to stand. */
export const tryLeniency = async (name: CallName, exercise: Exercise, leniency: Leniency) => {
  tally.cases += 1;
  tally.faults.add(leniency.name);
  const usual = await sightOf(name, exercise);
  const { stage, look } = await makeCall(name, exercise, leniency);
  const { failure }: CallDefinition = calls[name];
  await vi.waitFor(() => {
    const seen = look();
    expect(stage.said()).not.toContain(LOAD_FAILURE);
    if (failure) expect(stage.said()).not.toContain(failure);
    expect(stage.said()).not.toMatch(NOTHING);
    expect(seen.pathname).toBe(usual.pathname);
    const { unreadableRows = 0, isLossless } = leniency;
    if (unreadableRows > 0) expect(seen.text).toContain(`${unreadableRows} ligne illisible`);
    // An account of which nothing is known sees less.
    if (isList(name)) expect(seen.rows).toBe(usual.rows - unreadableRows);
    if (isLossless) expect(seen).toEqual(usual);
  }, SAME_WITHIN);
  expectNothingBroken(stage);
  tally.held += 1;
};
