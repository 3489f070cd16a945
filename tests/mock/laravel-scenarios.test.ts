import { describe, expect, test } from 'vitest';
import { applyScenario } from '../../mock-server/scenarios/apply-scenario';
import { type ScenarioName, scenarios } from '../../mock-server/scenarios/scenarios';
import { knownAccounts } from '../../mock-server/seed/generate-users';
import { clientCalls } from '../../src/api/contract/client-calls';
import { mockBackend, smallState } from './support/mock-backend';
import { quickHash } from './support/quick-environment';

/* Scenarios of other backends: they rewrite the sent answer; the mock's own answer still keeps the contract. */

const TOKEN = 'jeton-d-essai';
const TOMORROW = '2026-03-15T09:26:53Z';

const inScenario = (name: ScenarioName) => {
  const mock = mockBackend();
  const { account } = scenarios[name];
  const user_id = account === 'visiteur' ? 0 : knownAccounts[account].id;
  const session = { id: quickHash(TOKEN), user_id, created_at: TOMORROW, expires_at: TOMORROW };
  applyScenario(mock.backend, scenarios[name], smallState(), [session]);
  const ask = async (line: string, body?: unknown) => {
    const headers = /offers\/\d/.test(line) && !line.includes('/admin/') ? { 'x-country': 'FR' } : {};
    const outcome = await mock.outcomeOf(line, { token: TOKEN, body, headers });
    if (outcome.kind === 'drop') throw new TypeError('dropped');
    return { ...outcome.response, text: outcome.response.body };
  };
  /** What is answered, read as JSON. */
  const read = async (line: string, body?: unknown): Promise<unknown> => JSON.parse((await ask(line, body)).text);
  /** Neither defect nor note: what deviates on purpose is no noise in the log. */
  const expectQuiet = () => {
    mock.expectNoDefect();
    expect(mock.requestViolations).toEqual([]);
  };
  return { ask, read, expectQuiet };
};

const offer = { title: 'Mission neuve', country: 'FR', deeplink: 'https://ds1.nl/c/?wi=1' };
const settings = { publisher_id: '1', username: 'missio', password: 'motdepasse' };

const userReads = [
  'GET /api/me',
  'GET /api/offers?per_page=50',
  'GET /api/offers/3',
  'GET /api/participations',
  'GET /api/participations?page=1',
  'GET /api/get/user/sold',
];
const adminReads = [
  'GET /api/me',
  'GET /api/admin/users?page=1',
  'GET /api/admin/users?per_page=100',
  'GET /api/admin/users?search=personne-de-ce-nom',
  'GET /api/admin/offers?page=1',
  'GET /api/admin/participations?per_page=50',
  'GET /api/admin/daisycon/settings',
];

const answersIn = async (name: ScenarioName, lines: readonly string[]): Promise<string> => {
  const scenario = inScenario(name);
  const texts: string[] = [];
  for (const line of lines) texts.push((await scenario.ask(line)).text);
  scenario.expectQuiet();
  return texts.join('\n');
};

/** Every field of an answer with its value, however deep and however packed. */
const fieldsIn = (value: unknown, name = ''): [name: string, value: unknown][] => {
  if (typeof value !== 'object' || value === null) return [[name, value]];
  if (name === 'raw_data') return [[name, value]];
  return Object.entries(value).flatMap(([key, inner]) => fieldsIn(inner, /^\d+$/.test(key) ? name : key));
};

/** What a value says, however it is written. */
const meaningOf = ([name, value]: [string, unknown]): string => {
  const json: unknown = name === 'raw_data' && typeof value === 'string' ? JSON.parse(value) : value;
  if (typeof json === 'boolean') return `${name} ${Number(json)}`;
  if (typeof json !== 'string') return `${name} ${Array.isArray(json) ? 'null' : JSON.stringify(json)}`;
  if (/^\d{4}-\d\d-\d\d/.test(json)) return `${name} ${json.slice(0, 10)} ${json.slice(11, 19)}`;
  return `${name} ${/^\d+(\.\d+)?$/.test(json) ? Number(json) : JSON.stringify(json)}`;
};

/** What an absent field says as well, the page of an empty list, and a word of the contract for a found offer. */
const saidByAbsence = / null$|^(is_admin|validated) 0$|^currency_code "EUR"$|^last_page 1$|^success 1$/;

/** What screens make of a value that was read: nothing of a missing one, an instant of a date however written. */
const asShown = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (name, inner: unknown) => {
    if (inner === null || (name === 'raw_data' && JSON.stringify(inner) === '{}')) return undefined;
    return typeof inner === 'string' && /^\d{4}-\d\d-\d\dT/.test(inner) ? Date.parse(inner) : inner;
  });

describe('un Laravel ordinaire', () => {
  test('answers each encoding of the table', async () => {
    const user = await answersIn('laravel-sans-perte', userReads);
    const admin = await answersIn('admin-laravel-sans-perte', adminReads);
    const all = `${user}\n${admin}`;
    for (const pattern of [
      /"validated":1[,}]/,
      /"validated":0[,}]/,
      /"validated":"1"/,
      /"(validated|is_admin)":"0"/,
      /"validated":true/,
      /"id":"\d+"/,
      /"id":\d+/,
      /"offer_id":"\d+"/,
      /"total":"\d+"/,
      /"commission":"1\.00"/,
      /"created_at":"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d"/,
      /"created_at":"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.000000Z"/,
      /"raw_data":"\{/,
      /"raw_data":\[\]/,
      /"raw_data":\{/,
      /"meta":\{/,
      /"first_page_url"/,
      /"data":\{"0":/,
      /"last_page":"?0"?[,}]/,
      /"success":true/,
      /\{"data":\{"settings"/,
    ]) {
      expect(all).toMatch(pattern);
    }
    expect(JSON.parse(user.split('\n')[3] ?? '')).toBeInstanceOf(Array);
  });

  test('loses nothing in « sans perte »', async () => {
    for (const [name, contract, lines] of [
      // A bare list says nothing of its pages: it has but one.
      ['laravel-sans-perte', 'nominal', userReads.filter((line) => line !== 'GET /api/participations')],
      ['admin-laravel-sans-perte', 'daisycon-configure', adminReads],
    ] as const) {
      const [said, meant] = [inScenario(name), inScenario(contract)];
      for (const line of lines) {
        const meanings = new Set(fieldsIn(await said.read(line)).map(meaningOf));
        const lost = fieldsIn(await meant.read(line))
          .map(meaningOf)
          .filter((meaning) => !meanings.has(meaning));
        expect(
          lost.filter((meaning) => !saidByAbsence.test(meaning)),
          line,
        ).toEqual([]);
      }
    }
  });

  test('is read by the client as the contract’s answers are, in « sans perte »', async () => {
    for (const [name, contract, reads] of [
      [
        'laravel-sans-perte',
        'nominal',
        [
          ['GET /api/me', 'me'],
          ['GET /api/offers?per_page=50', 'listOffers'],
          ['GET /api/offers/3', 'getOffer'],
          ['GET /api/participations?page=1', 'listParticipations'],
          ['GET /api/get/user/sold', 'sold'],
        ],
      ],
      [
        'admin-laravel-sans-perte',
        'daisycon-configure',
        [
          ['GET /api/admin/users?page=1', 'adminListUsers'],
          ['GET /api/admin/offers?page=1', 'adminListOffers'],
          ['GET /api/admin/participations?per_page=50', 'adminListParticipations'],
          ['GET /api/admin/daisycon/settings', 'networkSettings'],
        ],
      ],
    ] as const) {
      const [laravel, plain] = [inScenario(name), inScenario(contract)];
      for (const [line, call] of reads) {
        const { read } = clientCalls[call];
        const expected = asShown(read(await plain.read(line)).value);
        expect(expected, line).toBeTypeOf('object');
        expect(asShown(read(await laravel.read(line)).value), line).toEqual(expected);
      }
    }
  });

  test('leaves rows incomplete in « ordinaire »', async () => {
    const user = await answersIn('laravel-ordinaire', userReads);
    const admin = await answersIn('admin-laravel-ordinaire', adminReads);
    for (const pattern of [
      /"offer":null/,
      /"offer":\{"id":"?\d+"?,"title":"[^"]+"\}/,
      /\{"id":"?\d+"?,"title":"[^"]+"\},\{/,
      /"user":\{"id":"?\d+"?,"name":"[^"]+","email":"[^"]+"\}/,
      /"commission":null/,
      /"created_at":null/,
      /"status":null/,
      /"raw_data":"\\"?illisible/,
    ]) {
      expect(`${user}\n${admin}`).toMatch(pattern);
    }
  });

  test('has no body where only success counts, and bare models elsewhere', async () => {
    const admin = inScenario('admin-laravel-ordinaire');
    for (const [line, body] of [
      ['PATCH /api/admin/users/3/validate', {}],
      ['DELETE /api/admin/offers/5', undefined],
      ['POST /api/admin/daisycon/settings', settings],
      ['POST /api/auth/forgot-password', { email: 'camille@missio.test' }],
    ] as const) {
      const { status, text, headers } = await admin.ask(line, body);
      expect([line, status, text, headers['content-type']]).toEqual([line, 204, '', undefined]);
    }
    const created = await admin.read('POST /api/admin/offers', offer);
    expect(created).toMatchObject({ title: 'Mission neuve' });
    expect(created).not.toHaveProperty('commission');
    const registration = { name: 'Dominique', email: 'd@missio.test', password: 'motdepasse', country: 'FR' };
    const session = await admin.read('POST /api/auth/register', {
      ...registration,
      password_confirmation: 'motdepasse',
    });
    expect(session).toMatchObject({ data: { access_token: expect.any(String), user: { name: 'Dominique' } } });
    expect(JSON.stringify(session)).not.toMatch(/validated|is_admin|created_at/);
    expect((await admin.ask('POST /api/logout')).status).toBe(204);
    admin.expectQuiet();

    const camille = inScenario('laravel-ordinaire');
    expect(Object.keys(Object(await camille.read('POST /api/offers/39/apply')))).toEqual(['deeplink']);
    expect(await camille.read('POST /api/offers/39/apply')).toMatchObject({ action: 'continue' });
    camille.expectQuiet();
  });

  test('says the same thing in the same way every time', async () => {
    expect(await answersIn('laravel-ordinaire', userReads)).toBe(await answersIn('laravel-ordinaire', userReads));
  });
});

describe('un Laravel qui parle anglais', () => {
  test('refuses each write in the framework’s words, with Retry-After where it is asked to wait', async () => {
    const { ask, expectQuiet } = inScenario('admin-laravel-anglais');
    expect(
      (await ask('POST /api/auth/login', { email: 'camille@missio.test', password: 'motdepasse-user' })).status,
    ).toBe(200);
    const waiting = await ask('POST /api/admin/daisycon/test');
    expect([waiting.status, waiting.headers['Retry-After'], waiting.text]).toEqual([
      429,
      '42',
      '{"message":"Too Many Attempts."}',
    ]);
    expect((await ask('POST /api/admin/offers', offer)).text).toContain('SQLSTATE');
    expect((await ask('POST /api/admin/daisycon/settings', settings)).text).toMatch(/^<!DOCTYPE html>/);
    expect((await ask('GET /api/admin/offers')).status).toBe(200);
    expectQuiet();
  });

  test('also what anybody would refuse', async () => {
    const { read } = inScenario('laravel-anglais');
    expect(await read('GET /api/offers/99999')).toMatchObject({ message: expect.stringContaining('No query results') });
    expect(await read('GET /api/admin/users')).toMatchObject({ message: 'This action is unauthorized.' });
    const wrong = { email: 'camille@missio.test', password: 'pas-le-bon' };
    expect(await read('POST /api/auth/login', wrong)).toEqual({
      message: 'These credentials do not match our records.',
    });
  });
});

describe('un succès faux', () => {
  test('is a 200 that says so, and nothing was done', async () => {
    const { ask, read, expectQuiet } = inScenario('admin-succes-faux');
    const answer = await ask('DELETE /api/admin/offers/5');
    expect([answer.status, JSON.parse(answer.text)]).toEqual([
      200,
      { success: false, message: 'Cette offre a des participations.' },
    ]);
    expect(await read('GET /api/admin/offers?per_page=1')).toMatchObject({ total: 40 });
    expectQuiet();
  });

  test('of reads leaves the session alone', async () => {
    const { read } = inScenario('succes-faux-lectures');
    expect(await read('GET /api/offers')).toEqual({ success: false });
    expect(await read('GET /api/me')).toMatchObject({ data: { user: { name: 'Camille Durand' } } });
  });
});

test('une ligne illisible is one row of a first page', async () => {
  const { read, expectQuiet } = inScenario('admin-ligne-illisible');
  const idsOf = async (line: string) => Object(await read(line)).data.map(({ id }: { id: unknown }) => id);
  const ids = await idsOf('GET /api/admin/users?page=1');
  expect(ids.filter((id: unknown) => id === null)).toHaveLength(1);
  expect(ids).toHaveLength(15);
  expect(await idsOf('GET /api/admin/users?page=2')).not.toContain(null);
  expectQuiet();
});
