// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, describeFailureWithFields, isUncertain } from '~/api/api-error';
import type { CallName } from '~/api/contract/client-calls';
import { readErrorBody } from '~/api/contract/errors/error-body';
import { type CallDefinition, callNames, calls } from '~/api/contract/strict/calls';
import { call } from '~/api/http';
import { LOAD_FAILURE } from '~/content/shared-texts';
import { json, stubFetch } from '../support/stub-fetch';

/** The requests are not the subject: one with everything that some call may need. */
const anyInput = { params: { id: 1 }, query: {}, body: {}, country: 'FR' };

const failureOf = async (name: CallName, response: Response): Promise<ApiError> => {
  stubFetch(response);
  // The compiler cannot know which call this is.
  const answer: unknown = await Reflect.apply(call, undefined, [name, anyInput]).catch((reason: unknown) => reason);
  if (!(answer instanceof ApiError)) throw new Error(`${name} was taken for a success`);
  return answer;
};

const catalogueOf = (name: CallName): string => {
  const { failure }: CallDefinition = calls[name];
  return failure ?? LOAD_FAILURE;
};
const withHeader = (status: number, retryAfter: string | null, body: string) =>
  new Response(body, { status, headers: retryAfter === null ? {} : { 'Retry-After': retryAfter } });

afterEach(() => vi.unstubAllGlobals());

describe.each(callNames)('%s', (name) => {
  it('has failed when its success says success: false, in the server’s words', async () => {
    const body = { success: false, message: 'Non, pas maintenant.', errors: { email: ['Déjà prise.'] }, data: [] };
    const error = await failureOf(name, json(200, body));
    expect(error.failure).toMatchObject({ kind: 'refused', status: 200 });
    expect(error.displayMessage).toBe('Non, pas maintenant.');
    expect(error.fieldErrors).toEqual({ email: 'Déjà prise.' });
  });

  it('has failed without words, in those of the catalogue', async () => {
    for (const success of [false, 0, '0', 'false']) {
      expect((await failureOf(name, json(201, { success }))).displayMessage).toBe(catalogueOf(name));
    }
  });

  it('has failed when its success says so by another convention', async () => {
    for (const status of [false, 'error', 'fail']) {
      const error = await failureOf(
        name,
        json(200, { status, message: 'Non, pas maintenant.', data: { email: ['Non.'] } }),
      );
      expect(error.displayMessage).toBe('Non, pas maintenant.');
      expect(error.fieldErrors).toEqual({ email: 'Non.' });
    }
    expect((await failureOf(name, json(200, { error: 'Réseau injoignable.' }))).serverError).toBe(
      'Réseau injoignable.',
    );
    for (const said of [{ status: 'failed' }, { status: 422 }, { error: true }, { error: 'E12', code: 12 }]) {
      expect((await failureOf(name, json(200, { ...said, message: 'Non.' }))).displayMessage).toBe('Non.');
    }
    const errors = { email: ['Déjà prise.'] };
    expect((await failureOf(name, json(200, { errors }))).fieldErrors).toEqual({ email: 'Déjà prise.' });
  });

  it('is refused by JSON that is no object as well, of which a text is for people', async () => {
    const empty = await failureOf(name, json(422, []));
    expect(empty.failure.kind).toBe('refused');
    expect(empty.displayMessage).toBe(catalogueOf(name));
    expect((await failureOf(name, json(409, 'Déjà fait.'))).displayMessage).toBe('Déjà fait.');
    expect((await failureOf(name, json(403, 'Forbidden'))).displayMessage).toBe(catalogueOf(name));
  });

  it('says nothing of what a framework says', async () => {
    for (const message of ['The given data was invalid.', 'Server Error']) {
      expect((await failureOf(name, json(422, { message }))).displayMessage).toBe(catalogueOf(name));
    }
  });

  it('says nothing of the inside of a server that failed', async () => {
    const body = { message: 'Base inaccessible', error: 'PDO', errors: { email: ['SELECT *'] } };
    for (const status of [500, 503]) {
      const error = await failureOf(name, json(status, body));
      expect(error.displayMessage).toBe(catalogueOf(name));
      expect(error.serverError).toBeNull();
      expect(error.fieldErrors).toEqual({});
    }
  });

  it.each([
    ['a page of a proxy', new Response('<!doctype html><title>Connexion</title>', { status: 200 })],
    ['a page sent as JSON', new Response('\n<html>', { headers: { 'Content-Type': 'application/json' } })],
    ['an answer that broke off', new Response('{"message":"Fait.","data":{"id":7', { status: 201 })],
  ])('is in doubt after %s', async (_, response) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const error = await failureOf(name, response);
    expect(error.failure.kind).toBe('unreadable');
    expect(error.displayMessage).toBe(catalogueOf(name));
    expect(isUncertain(error)).toBe(true);
    log.mockRestore();
  });

  it('says when to try again after too many attempts', async () => {
    const english = JSON.stringify({ message: 'Too Many Attempts.' });
    const seconds = await failureOf(name, withHeader(429, '42', english));
    expect(seconds.displayMessage).toBe('Trop de tentatives. Réessayez dans 42 secondes.');
    const one = await failureOf(name, withHeader(429, '1', english));
    expect(one.displayMessage).toBe('Trop de tentatives. Réessayez dans 1 seconde.');
    const none = await failureOf(name, withHeader(429, null, english));
    expect(none.displayMessage).toBe('Trop de tentatives. Réessayez dans quelques instants.');
    const own = await failureOf(name, withHeader(429, '42', JSON.stringify({ message: 'Doucement.' })));
    expect(own.displayMessage).toBe('Doucement.');
  });
});

describe('the wait that an answer asks for', () => {
  const SENT_AT = Date.parse('2026-11-27T10:00:00Z');
  const httpDate = (seconds: number) => new Date(SENT_AT + seconds * 1000).toUTCString();
  const waitOf = async (retryAfter: string) => {
    const headers = { 'Retry-After': retryAfter, Date: httpDate(0) };
    const error = await failureOf('login', new Response('<html>Too Many Requests</html>', { status: 429, headers }));
    return error.displayMessage;
  };
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it.each([
    ['right', 0],
    ['an hour slow', -3600],
    ['an hour fast', 3600],
  ])('as a date counts from the answer’s own, with a clock that is %s', async (_, offset) => {
    vi.useFakeTimers({ now: SENT_AT + offset * 1000, toFake: ['Date', 'performance'] });
    expect(await waitOf(httpDate(60))).toBe('Trop de tentatives. Réessayez dans 60 secondes.');
    expect(await waitOf(httpDate(-60))).toBe('Trop de tentatives. Réessayez dans quelques instants.');
  });

  it.each([
    ['120', '120 secondes'],
    ['121', '3 minutes'],
    ['300', '5 minutes'],
    [httpDate(3600), '60 minutes'],
  ])('is said in minutes above two: %s', async (retryAfter, wait) => {
    vi.useFakeTimers({ now: SENT_AT, toFake: ['Date', 'performance'] });
    expect(await waitOf(retryAfter)).toBe(`Trop de tentatives. Réessayez dans ${wait}.`);
  });
});

it.each([{ success: true }, { data: {} }])(
  'what a success leaves out is no refusal: errors beside %j',
  async (said) => {
    stubFetch(json(200, { ...said, message: 'Fait.', errors: ['Offre 12 ignorée'], error: 'une ligne' }));
    await expect(call('syncNetwork')).resolves.toBeDefined();
  },
);

it('says how long a login has to wait, where the framework says it in English', async () => {
  const message = 'Too many login attempts. Please try again in 42 seconds.';
  const error = await failureOf('login', json(422, { message, errors: { email: [message] } }));
  expect(error.displayMessage).toBe('Trop de tentatives. Réessayez dans 42 secondes.');
  expect(error.fieldErrors).toEqual({});
});

const doneWrites = callNames.filter((name) => calls[name].method !== 'GET' && name !== 'login');

it.each(doneWrites)('%s is done by 204, by nothing, and by any JSON', async (name) => {
  const answers = [
    new Response(null, { status: 204 }),
    new Response(' \n'),
    json(200, 'Fait.'),
    json(200, []),
    json(200, {}),
  ];
  for (const answer of answers) {
    stubFetch(answer);
    await expect(Reflect.apply(call, undefined, [name, anyInput])).resolves.toBeDefined();
  }
});

it.each([
  ['a refusal', json(500, {}), false],
  ['a page that says 4xx', new Response('<html>', { status: 413 }), false],
  ['nothing that says 4xx', new Response('', { status: 404 }), false],
  ['a page of a server that failed', new Response('<html>', { status: 502 }), true],
  ['JSON of the server in front', json(502, { message: 'Le service ne répond pas.' }), true],
  ['its JSON after too long a wait', json(504, { message: 'Le service ne répond pas.' }), true],
  ['a refusal with the same status', json(502, { success: false }), false],
])('a write is in doubt after %s: %#', async (_, response, isInDoubt) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(isUncertain(await failureOf('applyToOffer', response))).toBe(isInDoubt);
  log.mockRestore();
});

it.each([{ error: 'Not there' }, { status: 'error' }, { status: false }, { errors: { id: ['?'] } }])(
  'an answer with a status of failure denies success only by success: false, not by %j',
  async (body) => {
    expect((await failureOf('getOffer', json(404, body))).failure).toMatchObject({ body: { deniesSuccess: false } });
    const denied = await failureOf('getOffer', json(404, { ...body, success: false }));
    expect(denied.failure).toMatchObject({ body: { deniesSuccess: true } });
  },
);

describe('the errors of a refusal', () => {
  it.each<[string, unknown, Record<string, string[]>]>([
    ['lists', { email: ['a', 'b'], name: ['c'] }, { email: ['a', 'b'], name: ['c'] }],
    ['a text', { email: 'a', name: ['c'] }, { email: ['a'], name: ['c'] }],
    ['an object with numbers for keys', { email: { 0: 'a', 2: 'b' }, name: ['c'] }, { email: ['a', 'b'], name: ['c'] }],
    ['lists with something else in them', { email: [7, null, 'a'], name: {}, pays: 7 }, { email: ['a'] }],
    ['a list at the top', ['a', ['b']], { 0: ['a'], 1: ['b'] }],
    ['one text at the top', 'a', { 0: ['a'] }],
    ['nothing', null, {}],
    [
      'objects with a message',
      [
        { field: 'email', message: 'a' },
        { status: '422', detail: 'b' },
      ],
      { 0: ['a'], 1: ['b'] },
    ],
    [
      'lists, of which a framework wrote a part',
      { email: ['Unauthorized', 'a'], name: ['Forbidden'] },
      { email: ['a'] },
    ],
  ])('as %s', (_name, errors, read) => expect(readErrorBody({ errors })?.errors).toEqual(read));

  it.each([
    ['alone', { email: ['Déjà prise.'] }],
    ['in error', { error: { email: ['Déjà prise.'] } }],
    ['in message', { message: { email: ['Déjà prise.'] } }],
    ['in data', { success: false, message: 'Validation Error.', data: { email: ['Déjà prise.'] } }],
  ])('are found %s, where a validator’s messages are sent without a name', async (_, body) => {
    const error = await failureOf('register', json(422, body));
    expect(error.fieldErrors).toEqual({ email: 'Déjà prise.' });
    expect(error.displayMessage).toBe("Erreur lors de l'inscription");
  });

  it('are none in what is no list of texts', async () => {
    const error = await failureOf('applyToOffer', json(422, { data: { tags: [] }, offer: { id: 7 }, code: 'E12' }));
    expect(error.fieldErrors).toEqual({});
  });

  it('are in the text where the screen has no field for them', async () => {
    const body = { message: 'Vérifiez les champs.', errors: { email: ['Adresse inconnue.'], token: ['Lien expiré'] } };
    const error = await failureOf('resetPassword', json(422, body));
    expect(describeFailureWithFields(error, '')).toBe('Vérifiez les champs. Adresse inconnue. Lien expiré.');
    const wordless = await failureOf('forgotPassword', json(422, { errors: { email: ['Adresse inconnue.'] } }));
    expect(describeFailureWithFields(wordless, '')).toBe("Erreur lors de l'envoi. Adresse inconnue.");
    const alone = await failureOf('forgotPassword', json(422, { message: 'The given data was invalid.' }));
    expect(describeFailureWithFields(alone, '')).toBe("Erreur lors de l'envoi");
  });
});
