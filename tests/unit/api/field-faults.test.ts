// @vitest-environment jsdom
import * as v from 'valibot';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '~/api/api-error';
import type { CallName } from '~/api/contract/client-calls';
import { callNames, calls } from '~/api/contract/strict/calls';
import { call } from '~/api/http';
import { answerSchema } from '../../faults/faults';
import { change, fieldsOf, type Path, without } from '../../faults/fields';
import { sampleOf } from '../../faults/sample';
import { json, stubFetch } from '../support/stub-fetch';

/*
 * Every field of every answer of the contract, missing, null and of another type. The contract refuses the answer; the
 * client still reads it, except for the few fields that it needs. tests/faults checks what the screens show.
 */

/** Fields that a call cannot be read without. A row without an id is left out alone. */
const indispensable: Partial<Record<CallName, readonly string[]>> = {
  me: ['data', 'data.user', 'data.user.id'],
  login: ['access_token'],
  location: ['country_code'],
  listOffers: ['data'],
  getOffer: ['data', 'data.id'],
  listParticipations: ['data'],
  adminListUsers: ['data'],
  adminListOffers: ['data'],
  adminListParticipations: ['data'],
};

/** The requests are not the subject: one with everything that some call may need. */
const anyInput = { params: { id: 1 }, query: {}, body: {}, country: 'FR' };
const tally = { cases: 0, held: 0 };

const answerWith = async (name: CallName, answer: unknown): Promise<unknown> => {
  stubFetch(json(200, answer));
  // The compiler cannot know which call this is.
  return Reflect.apply(call, undefined, [name, anyInput]);
};

const expectUnreadable = async (name: CallName, answer: unknown, field: string) => {
  tally.cases += 1;
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const error = await answerWith(name, answer).catch((reason: unknown) => reason);
  expect(error, field).toBeInstanceOf(ApiError);
  expect(error, field).toMatchObject({ failure: { kind: 'unreadable' } });
  expect(log.mock.calls.flat().join(' '), field).toContain(calls[name].path);
  log.mockRestore();
  tally.held += 1;
};

const expectReadable = async (name: CallName, answer: unknown, field: string) => {
  tally.cases += 1;
  await expect(answerWith(name, answer), field).resolves.toBeDefined();
  tally.held += 1;
};

afterEach(() => vi.unstubAllGlobals());
afterAll(() => console.log(`Champs : ${callNames.length} appels, ${tally.cases} cas, ${tally.held} tenus`));

describe.each(callNames)('%s', (name) => {
  const schema = answerSchema(name);
  const good = sampleOf(schema);
  const fields = fieldsOf(schema);
  const changed = (path: Path, to: unknown) => change(good, path, () => to);
  const ofAnotherType = (path: Path) => change(good, path, (value) => (typeof value === 'string' ? 1 : 'texte'));

  it('reads a good answer', () => expectReadable(name, good, 'nothing'));

  it('has no required field in the contract that may be missing, null or of another type', () => {
    for (const { path, mayBeAbsent, mayBeNull } of fields) {
      const where = path.join('.');
      if (!mayBeAbsent) expect(v.is(schema, without(good, path)), where).toBe(false);
      if (!mayBeNull) expect(v.is(schema, changed(path, null)), where).toBe(false);
      if (!(mayBeAbsent && mayBeNull)) expect(v.is(schema, ofAnotherType(path)), where).toBe(false);
    }
  });

  it('is read whatever is missing, null or of another type, unless it cannot do without', async () => {
    for (const { path, mayBeAbsent, mayBeNull } of fields) {
      const where = path.join('.');
      const isNeeded = indispensable[name]?.includes(where) === true;
      const expectRead = isNeeded ? expectUnreadable : expectReadable;
      await (mayBeAbsent ? expectReadable : expectRead)(name, without(good, path), where);
      await (mayBeNull ? expectReadable : expectRead)(name, changed(path, null), where);
      await expectRead(name, ofAnotherType(path), where);
    }
  });
});
