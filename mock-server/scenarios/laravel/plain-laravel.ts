import type { AnswerTransform } from '../../backend/answer-transform';
import { encodeValues } from './encode-values';
import { reduceRows } from './reduce-rows';
import { wrapAnswer } from './wrap-answer';

export const asPlainLaravel: AnswerTransform = (call, answer) => {
  const { status, body } = wrapAnswer(call, answer);
  return { status, body: status < 300 ? encodeValues(body, '', call) : body };
};

export const asReducedLaravel: AnswerTransform = (call, answer) => asPlainLaravel(call, reduceRows(call, answer));
