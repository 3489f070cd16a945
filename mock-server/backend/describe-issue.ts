import type * as v from 'valibot';

/** Valibot's own messages are English; those of the contract are French. */
const OWN_MESSAGE = /^Invalid /;

export const describeIssue = ({ message, expected, received }: v.BaseIssue<unknown>): string => {
  if (!OWN_MESSAGE.test(message)) return message;
  return expected === null ? `inattendu : ${received}` : `attendu : ${expected}, reçu : ${received}`;
};
