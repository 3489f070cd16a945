import type { CallName } from '~/api/contract/client-calls';

/** What a call is answered. A body of `undefined` is none at all. */
export interface CallResult {
  status: number;
  body: unknown;
}

/** Says the contract's answer as a scenario's backend would. Pure: the same answer is always said alike. */
export type AnswerTransform = (call: CallName, answer: CallResult) => CallResult;
