import * as v from 'valibot';

/** A number, or its digits where a number would round them (above 2^53). */
export type Id = number | string;

const toId = (digits: string): Id => {
  const id = Number(digits);
  return Number.isSafeInteger(id) ? id : digits;
};

/** No database has ids of more than 39 digits. */
export const IdText = v.pipe(v.string(), v.regex(/^[1-9][0-9]{0,38}$/), v.transform(toId));
