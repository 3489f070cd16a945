import type { AnswerTransform } from '../../backend/answer-transform';
import { encodeValues } from './encode-values';
import { reduceRows } from './reduce-rows';
import { wrapAnswer } from './wrap-answer';

/** The contract's answers as a plain Laravel sends them, with everything in them that a screen shows. */
export const asPlainLaravel: AnswerTransform = (call, answer) => {
  const { status, body } = wrapAnswer(call, answer);
  return { status, body: status < 300 ? encodeValues(body, '', call) : body };
};

/** The same with rows that lack this or that. */
export const asReducedLaravel: AnswerTransform = (call, answer) => asPlainLaravel(call, reduceRows(call, answer));
