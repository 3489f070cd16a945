import type { CallName } from '~/api/contract/client-calls';

/** `undefined` sends no body. */
export interface CallResult {
  status: number;
  body: unknown;
}

/** Rewrites the contract's answer for a scenario's backend. Pure: the same answer gives the same result. */
export type AnswerTransform = (call: CallName, answer: CallResult) => CallResult;
