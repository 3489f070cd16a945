import type * as v from 'valibot';

/** valibot's own messages begin so, and are English; those of the contract are French sentences. */
const OWN_MESSAGE = /^Invalid /;

/** What is wrong with a value, in French. */
export const describeIssue = ({ message, expected, received }: v.BaseIssue<unknown>): string => {
  if (!OWN_MESSAGE.test(message)) return message;
  return expected === null ? `inattendu : ${received}` : `attendu : ${expected}, reçu : ${received}`;
};
