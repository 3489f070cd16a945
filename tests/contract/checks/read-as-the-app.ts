import type { CallAnswer, CallName } from '../../../src/api/contract/client-calls';
import type { User } from '../../../src/api/contract/entities';
import { readErrorBody } from '../../../src/api/contract/errors/error-body';
import { parseAnswer } from '../../../src/api/contract/lenient';
import { readLogin, readMe, readOffer, saysFailure } from '../../../src/api/contract/readers';
import { calls } from '../../../src/api/contract/strict/calls';
import { Broken, problemsOfReading } from './problem';

/* Reads an answer with the app's own readers: whatever the app accepts is no problem of the backend here. */

/** The body of a success as the app reads it; throws when the app would have to leave out a row. */
export function readAsTheApp<TName extends CallName>(name: TName, text: string): CallAnswer<TName>;
// The table says which reader belongs to which name; the compiler cannot follow that through a generic index.
export function readAsTheApp(name: CallName, text: string): unknown {
  // Where only the success counts, an empty body is as good as an empty object.
  const json = text.trim() === '' ? {} : parseAnswer(text);
  if (saysFailure(json)) throw new Broken({ field: 'success', came: 'false', expected: 'true, or no success at all' });
  const { value, deviations } = calls[name].read(json);
  if (value === undefined) throw new Broken(...problemsOfReading(deviations));
  if (json === undefined) throw new Broken({ field: '(body)', came: 'not JSON', expected: 'JSON or an empty body' });
  if (value !== null && 'unreadable' in value && value.unreadable > 0) {
    const came = `${value.unreadable} rows without one that can be read`;
    throw new Broken({ field: 'data.*.id', came, expected: 'a number, or its digits, in each row' });
  }
  return value;
}

/** The user in an answer, if there is one. */
export const userIn = (text: string): User | undefined => readMe(parseAnswer(text)).value;

/** The token of a new session. */
export const tokenIn = (text: string): string | null => readLogin(parseAnswer(text)).value?.access_token ?? null;

/** The first message of a field, which its form would show. */
export const fieldErrorIn = (text: string, field: string): string | undefined =>
  readErrorBody(parseAnswer(text))?.errors[field]?.[0];

/** Whether the app reads the answer as « there is no such offer ». */
export const saysNotThere = (text: string): boolean => {
  const json = parseAnswer(text);
  return saysFailure(json) || readOffer(json).value === null;
};
