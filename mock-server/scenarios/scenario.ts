import type { AnswerTransform } from '../backend/answer-transform';
import type { FaultRequest } from '../backend/faults';
import type { StateData } from '../backend/rows';
import { knownAccounts } from '../seed/generate-users';

/** Who is signed in: nobody, or one of the known accounts. */
export type ScenarioAccount = 'visiteur' | 'camille' | 'attente' | 'admin';

/** A named situation: a state, and the failures that go with it. */
export interface Scenario {
  /** In French, for the workbench's page. */
  description: string;
  account: ScenarioAccount;
  /** What makes the state of this situation out of the sample data. */
  change?: (data: StateData) => StateData;
  /** Failures that strike every matching call, as long as the scenario lasts. */
  faults?: readonly FaultRequest[];
  /** How its backend says what the contract says. */
  transform?: AnswerTransform;
}

/** The id of the account that a scenario signs in. */
export const accountId = (account: ScenarioAccount): number | undefined =>
  account === 'visiteur' ? undefined : knownAccounts[account].id;

/** Longer than anyone waits: to the person, the answer never comes. */
export const NEVER_MS = 6 * 60 * 60_000;
