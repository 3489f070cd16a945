import type { AnswerTransform } from '../../backend/answer-transform';
import { isJsonObject } from './json-object';

/** Index in the first page. */
const PLACE = 2;

/** One row of each first page has no usable id. */
export const withUnreadableRow: AnswerTransform = (_call, answer) => {
  const { status, body } = answer;
  if (!isJsonObject(body) || !Array.isArray(body.data) || body.current_page !== 1) return answer;
  const data = body.data.map((row: unknown, place) =>
    place === PLACE && isJsonObject(row) ? { ...row, id: null } : row,
  );
  return { status, body: { ...body, data } };
};
