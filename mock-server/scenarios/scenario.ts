import type { AnswerTransform } from '../backend/answer-transform';
import type { FaultRequest } from '../backend/faults';
import type { Recording } from '../backend/recorded/recording';
import type { StateData } from '../backend/rows';
import { knownAccounts } from '../seed/generate-users';

export type ScenarioAccount = 'visiteur' | keyof typeof knownAccounts;

/** A named situation: a state and its faults. */
export interface Scenario {
  /** In French, for the workbench. */
  description: string;
  account: ScenarioAccount;
  /** Makes this state out of the sample data. */
  change?: (data: StateData) => StateData;
  /** Strike every matching call while the scenario lasts. */
  faults?: readonly FaultRequest[];
  /** Rewrites answers for its backend. */
  transform?: AnswerTransform;
  /** What another backend answered; it then answers in place of the rules. */
  recording?: Recording;
}

export const isAccount = (name: string): name is ScenarioAccount =>
  name === 'visiteur' || Object.hasOwn(knownAccounts, name);

export const accountId = (account: ScenarioAccount): number | undefined =>
  account === 'visiteur' ? undefined : knownAccounts[account].id;

/** Longer than anyone waits. */
export const NEVER_MS = 6 * 60 * 60_000;
