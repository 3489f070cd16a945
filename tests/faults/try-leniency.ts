import { expect, vi } from 'vitest';
import type { CallName } from '~/api/contract/client-calls';
import { type CallDefinition, calls } from '~/api/contract/strict/calls';
import { LOAD_FAILURE } from '~/content/shared-texts';
import { animationsEnd } from '../../.storybook/story-hooks';
import type { Case } from './cases';
import { isList, type Leniency } from './leniencies';
import { closeHarness, expectNothingBroken, openScreen, tally } from './try-fault';

/** What a screen shows that another backend must not change. */
interface Sight {
  pathname: string;
  /** The number of rows and cards. */
  rows: number;
  text: string;
  toasts: readonly string[];
}

/** Rows and cards, without the page numbers, which depend on fields that may be missing. */
const ROWS = 'main tbody tr, main li:not(nav li)';
/** How JavaScript prints a missing value, where a dash should stand. */
const NOTHING = /\b(?:undefined|null|NaN|Invalid Date)\b|\[object /;

const sights = new Map<Case, Sight>();
const STILL_WITHIN = { timeout: 3_000, interval: 100 };
const SAME_WITHIN = { timeout: 3_000, interval: 10 };
const CALLED_WITHIN = { timeout: 4_000, interval: 5 };

const makeCall = async (name: CallName, testCase: Case, { tamper }: Pick<Leniency, 'tamper'>) => {
  let isCalled = false;
  const answerWith = (called: CallName, answer: { status: number; text: string }) => {
    if (called !== name) return undefined;
    isCalled = true;
    return tamper(testCase.goodAnswer ?? answer);
  };
  const harness = await openScreen(testCase, testCase.act ? undefined : answerWith);
  await harness.settle();
  if (testCase.act) {
    harness.arm(answerWith);
    await testCase.act();
  }
  await vi.waitUntil(() => isCalled, CALLED_WITHIN);
  await harness.settle();
  return {
    harness,
    look: (): Sight => ({
      pathname: harness.app.router.state.location.pathname,
      rows: document.querySelectorAll(ROWS).length,
      // Windows and toasts fade away beside it.
      text: document.querySelector('main')?.innerText ?? '',
      toasts: [...harness.toasts],
    }),
  };
};

/** What the screen shows with the contract's own answer; taken once per case. */
const sightOf = async (name: CallName, testCase: Case): Promise<Sight> => {
  const known = sights.get(testCase);
  if (known) return known;
  const { look } = await makeCall(name, testCase, { tamper: (answer) => answer });
  let sight = look();
  // A removed row fades before it goes, and a form may still be busy.
  await vi.waitFor(async () => {
    const before = sight;
    await animationsEnd();
    sight = look();
    expect(sight).toEqual(before);
  }, STILL_WITHIN);
  closeHarness();
  sights.set(testCase, sight);
  return sight;
};

/** Opens the screen of a case with an answer that deviates from the contract, and expects the screen to work. */
export const tryLeniency = async (name: CallName, testCase: Case, leniency: Leniency) => {
  tally.tried += 1;
  tally.faults.add(leniency.name);
  const usual = await sightOf(name, testCase);
  const { harness, look } = await makeCall(name, testCase, leniency);
  const { failure }: CallDefinition = calls[name];
  await vi.waitFor(() => {
    const seen = look();
    expect(harness.said()).not.toContain(LOAD_FAILURE);
    if (failure) expect(harness.said()).not.toContain(failure);
    expect(harness.said()).not.toMatch(NOTHING);
    expect(seen.pathname).toBe(usual.pathname);
    const { unreadableRows = 0 } = leniency;
    if (unreadableRows > 0) expect(seen.text).toContain(`${unreadableRows} ligne illisible`);
    // An account of which nothing is known sees less.
    if (isList(name)) expect(seen.rows).toBe(usual.rows - unreadableRows);
  }, SAME_WITHIN);
  expectNothingBroken(harness);
  tally.held += 1;
};
