import { describe, expect, test } from 'vitest';
import type { Recording } from '../../mock-server/backend/recorded/recording';
import { createBrowserHost } from '../../mock-server/browser-host';
import { Recordings } from '../../mock-server/host/recordings';
import { buildRecording } from '../../mock-server/recording/build-recording';
import { describeFetchFailure } from '../../mock-server/recording/describe-fetch-failure';
import type { Exchange } from '../../mock-server/recording/exchange';
import { People } from '../../mock-server/recording/people';
import { readHar } from '../../mock-server/recording/read-har';
import { maskSecrets, maskText } from '../../mock-server/recording/secrets';
import { isOwnAddress, readTarget } from '../../mock-server/recording/target';
import { toCurl } from '../../mock-server/recording/to-curl';
import { recordedScenario, recordingNameFrom } from '../../mock-server/scenarios/recorded-scenario';

/* The pure parts of recording: what is masked, who is replaced by whom, what is kept of what went over the wire. */

describe('secrets', () => {
  test('are masked by the names of their fields, wherever they stand', () => {
    const masked = maskSecrets({
      access_token: 'abc',
      token_type: 'Bearer',
      user: { remember_token: 'r', password: 12_345_678, name: 'Ana', api_key: null },
      settings: '{"secret":"s","publisher_id":"7"}',
      tokens: ['un', 'deux'],
      expires_in: 3600,
    });
    expect(masked).toEqual({
      access_token: 'masqué',
      token_type: 'Bearer',
      user: { remember_token: 'masqué', password: 'masqué', name: 'Ana', api_key: null },
      settings: '{"secret":"masqué","publisher_id":"7"}',
      tokens: ['masqué', 'masqué'],
      expires_in: 3600,
    });
  });

  test('are not the messages about a password', () => {
    const body = { message: 'Erreur', errors: { password: ['Trop court'], token: 'Invalide' } };
    expect(maskSecrets(body)).toEqual(body);
  });

  test.each([
    ['7|AbCdEfGhIjKlMnOpQrStUvWxYz0123456789abcd est là', 'masqué est là'],
    ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI3In0.abc-DEF', 'masqué'],
    ['$2y$12$abcdefghijklmnopqrstuvwxyz0123456789', 'masqué'],
    ['Authorization: Bearer abcdefgh12345', 'Authorization: Bearer masqué'],
    ['https://x.test/reset?token=abc&country_code=FR', 'https://x.test/reset?token=masqué&country_code=FR'],
    ['connu-de-nous dit', 'masqué dit'],
    ['Une mission ordinaire à 1 €', 'Une mission ordinaire à 1 €'],
  ])('are masked in the text %j', (text, masked) => {
    expect(maskText(text, ['connu-de-nous'])).toBe(masked);
  });

  test('stay out of a shell’s line, whose quotes hold', () => {
    const headers = { 'content-type': 'application/json', authorization: 'Bearer abcdefgh', cookie: 'a=b' };
    const text = JSON.stringify({ email: 'a@b.test', name: "L'Étoile", password: 'motdepasse' });
    const request = { method: 'PUT', path: '/api/profile', query: '', headers, body: { text }, address: '' };
    expect(toCurl('http://localhost:3001', request)).toBe(
      [
        "curl -i -X PUT 'http://localhost:3001/api/profile'",
        "-H 'content-type: application/json'",
        '-H "Authorization: Bearer $MISSIO_TOKEN"',
        `--data '{"email":"a@b.test","name":"L'\\''Étoile","password":"'"$MISSIO_PASSWORD"'"}'`,
      ].join(' \\\n  '),
    );
  });
});

describe('people', () => {
  const marie = { id: 7, name: 'Marie Vernet', email: 'Marie.Vernet@reel.test', is_admin: 0 };

  test('keep one replacement, under another email, in a text and in a link', () => {
    const people = new People();
    const before = { message: 'Bienvenue Marie ! Marie Vernet (marie.vernet@reel.test)' };
    for (const value of [before, marie]) people.meet(value);
    const replaced = Object(people.replace(marie));
    const [first] = replaced.name.split(' ');
    expect(replaced).toMatchObject({
      id: 7,
      is_admin: 0,
      email: expect.stringMatching(/^[a-z-]+\.[a-z-]+\.1@exemple\.test$/),
    });
    expect(JSON.stringify(replaced)).not.toMatch(/marie|vernet|reel/i);
    expect(people.replace(before)).toEqual({ message: `Bienvenue ${first} ! ${replaced.name} (${replaced.email})` });
    expect(people.replace({ ...marie, email: 'autre@reel.test' })).toEqual(replaced);
    expect(people.replace({ user: { name: 'Marie Vernet' } })).toEqual({ user: { name: replaced.name } });
    expect(people.replace('https://x.test/?email=marie.vernet%40reel.test')).toBe(
      `https://x.test/?email=${encodeURIComponent(replaced.email)}`,
    );
  });

  test('are told apart, and are not what else has a name', () => {
    const people = new People();
    const [one, other] = [marie, { ...marie, id: 8, email: 'marie2@reel.test' }].map((user) =>
      Object(people.replace(user)),
    );
    expect(one.name).not.toBe(other.name);
    const offer = { id: 7, title: 'Marie Vernet et fils', name: 'Banque', deeplink: 'https://x.test' };
    expect(people.replace({ ...offer, title: 'Un petit prix' })).toEqual({ ...offer, title: 'Un petit prix' });
  });

  test('lose what a screen has no use for', () => {
    const replaced = new People().replace({ ...marie, phone: '0601020304', iban: 'FR76…', anonymous_ip: '1.2.3.0' });
    expect(replaced).toMatchObject({ phone: 'masqué', iban: 'masqué', anonymous_ip: '1.2.3.0' });
  });

  test('a thousand of them are a thousand', () => {
    const people = new People();
    const users = Array.from({ length: 1000 }, (_, id) => ({
      id: id + 1,
      name: `N${id} P${id}`,
      email: `n${id}@reel.test`,
    }));
    people.meet(users);
    const names = Object(people.replace(users)).map(({ name }: { name: string }) => name);
    expect(new Set(names).size).toBe(1000);
  });
});

const user = (flags: object) => ({ id: 7, name: 'Marie Vernet', email: 'marie@reel.test', ...flags });
let clock = 0;
/** Each is answered before the next is asked. */
const exchange = (line: string, status: number, body: unknown, more: Partial<Exchange> = {}): Exchange => {
  const [method = '', target = ''] = line.split(' ');
  const [path = '', query = ''] = target.split('?');
  clock += 2;
  const text = body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body);
  const times = { sentAt: clock, answeredAt: clock + 1 };
  return {
    method,
    path,
    query,
    country: undefined,
    token: 'jeton-abc',
    ...times,
    status,
    retryAfter: undefined,
    text,
    ...more,
  };
};
const about = { source: 'api.reel.test', recordedAt: new Date('2026-11-28T12:00:00Z'), keepsNames: false };
const record = (...exchanges: Exchange[]): Recording => buildRecording(exchanges, about).recording;

describe('a recording', () => {
  test('tells who asked by what was said of the token, before or later', () => {
    const { answers } = record(
      exchange('GET /api/get/user/sold', 200, { sold: 1 }),
      exchange('GET /api/me', 200, { user: user({ validated: 0 }) }),
      exchange('GET /api/participations', 200, []),
      exchange('GET /api/me', 200, { user: user({ validated: 1 }) }),
      exchange('GET /api/offers', 200, []),
      exchange(
        'POST /api/auth/login',
        200,
        { token: 'jeton-admin', user: user({ validated: 1, is_admin: 1 }) },
        { token: undefined },
      ),
      exchange('GET /api/admin/users', 200, [], { token: 'jeton-admin' }),
      exchange('GET /api/location', 200, { country_code: 'FR' }, { token: 'jeton-admin' }),
      exchange('GET /api/me', 401, { message: 'Unauthenticated.' }, { token: undefined }),
    );
    expect(answers.map(({ call, role }) => `${call} ${role}`)).toEqual([
      'sold waiting',
      'me waiting',
      'listParticipations waiting',
      'me validated',
      'listOffers validated',
      'login admin',
      'adminListUsers admin',
      'location visitor',
      'me visitor',
    ]);
    expect(JSON.stringify(answers)).not.toMatch(/jeton-abc|jeton-admin|marie/i);
  });

  test('numbers writes, and keeps of reads what changed after each', () => {
    const me = exchange('GET /api/me', 200, { user: user({ validated: 1 }) });
    const { answers } = record(
      me,
      exchange('GET /api/get/user/sold', 500, { message: 'Server Error' }),
      exchange('GET /api/get/user/sold', 200, { opened: 1 }),
      exchange('GET /api/get/user/sold', 503, {}),
      exchange('POST /api/offers/3/apply', 201, { action: 'created' }),
      exchange('GET /api/get/user/sold', 200, { opened: 1 }),
      exchange('PUT /api/profile', 204, undefined),
      exchange('GET /api/get/user/sold', 200, { opened: 2 }),
    );
    const kept = answers.filter(({ call }) => call !== 'me');
    expect(kept.map(({ call, status, after, write, body }) => [call, status, after ?? write, body])).toEqual([
      ['sold', 200, 0, { opened: 1 }],
      ['applyToOffer', 201, 1, { action: 'created' }],
      ['updateProfile', 204, 2, undefined],
      ['sold', 200, 2, { opened: 2 }],
    ]);
  });

  test('sorts queries, replaces a whole name in a search, and does not keep a part of one', () => {
    const admin = exchange('GET /api/me', 200, { user: user({ is_admin: 1 }) });
    const built = buildRecording(
      [
        admin,
        exchange('GET /api/admin/users?search=Marie%20Vernet&page=1&validated=', 200, [user({})]),
        exchange('GET /api/admin/users?search=mar', 200, [user({})]),
        exchange('GET /api/nulle-part', 200, {}),
      ],
      about,
    );
    const [, search] = built.recording.answers;
    const person = new People().replace(user({}));
    expect(new URLSearchParams(search?.query).get('search')).toBe(Object(person).name);
    expect(search?.query).toMatch(/^page=1&search=/);
    expect([built.unkeptSearches, built.unknownCalls]).toEqual([1, 1]);
  });

  test('replaces a name of one word in a search for it', () => {
    const { answers } = record(
      exchange('GET /api/me', 200, { user: user({ is_admin: 1, name: 'Madone' }) }),
      exchange('GET /api/admin/users?search=madone', 200, []),
    );
    expect(answers).toHaveLength(2);
    expect(JSON.stringify(answers)).not.toMatch(/madone/i);
  });

  test('keeps names where that is wanted, but never a secret', () => {
    const kept = buildRecording([exchange('GET /api/me', 200, { user: user({}), token: 'x' })], {
      ...about,
      keepsNames: true,
    });
    expect(kept.recording).toMatchObject({
      names: 'kept',
      answers: [{ body: { user: { name: 'Marie Vernet' }, token: 'jeton-enregistre' } }],
    });
  });

  test('keeps ids that a number would round, and of what is no JSON only that', () => {
    const { answers } = record(
      exchange('GET /api/me', 200, '{"user":{"id":9007199254740993,"validated":1}}'),
      exchange('GET /api/offers', 200, '<html>Marie</html>'),
    );
    expect(answers[0]?.body).toEqual({ user: { id: '9007199254740993', validated: 1 } });
    expect(answers[1]).toMatchObject({ unreadable: true });
    expect(answers[1]).not.toHaveProperty('body');
  });

  test('is a scenario of a story as well: the account, the answers, a later answer after a write', async () => {
    const sold = (opened: number) => ({ sold: 0, total: opened, opened, approved: 0, disapproved: 0 });
    const scenario = recordedScenario(
      record(
        exchange('GET /api/me', 200, { user: user({ validated: 1 }) }),
        exchange('GET /api/get/user/sold', 200, sold(1)),
        exchange('POST /api/offers/3/apply', 201, { action: 'created' }),
        exchange('GET /api/get/user/sold', 200, sold(2)),
      ),
    );
    expect(scenario.account).toBe('camille');
    const host = createBrowserHost({ scenario });
    const common = { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' };
    const headers = { ...common, authorization: `Bearer ${host.session?.access_token}` };
    const opened = async () => Object(await (await host.fetch('/api/get/user/sold', { headers })).json()).opened;
    const apply = (id: number) =>
      host.fetch(`/api/offers/${id}/apply`, { method: 'POST', headers: { ...headers, 'x-country': 'FR' } });
    expect(await opened()).toBe(1);
    expect((await apply(3)).status).toBe(201);
    expect(await opened()).toBe(2);
    expect((await apply(4)).status).toBe(501);
    expect((await host.fetch('/api/get/user/sold', { headers: common })).status).toBe(401);
  });
});

test('those of the repository can be replayed, and name nobody', () => {
  const recordings = new Recordings();
  const all = recordings.names().map((name) => recordings.find(name));
  expect(all.length).toBeGreaterThan(0);
  expect(all.filter((recording) => recording?.names !== 'replaced')).toEqual([]);
});

describe('a HAR file', () => {
  const entry = (url: string, response: object, request: object = {}) => ({
    startedDateTime: '2026-11-28T12:00:00.000Z',
    time: 12.5,
    request: { method: 'GET', url, headers: [], ...request },
    response: { status: 200, headers: [], content: { text: '{}' }, ...response },
  });

  test('gives the calls of the API: below a folder, encoded, from the cache', () => {
    const authorization = { name: 'authorization', value: 'Bearer abc' };
    const read = readHar({
      log: {
        entries: [
          entry(
            'https://x.test/backend/api/offers?page=2',
            { status: 304 },
            { headers: [authorization, { name: 'X-Country', value: 'BE' }] },
          ),
          entry('https://x.test/api/me', { content: { text: btoa('{"a":1}'), encoding: 'base64' } }),
          entry('https://x.test/api/location', { content: {} }),
          entry('https://x.test/api/logout', { status: 204, content: {} }, { method: 'POST' }),
          entry('https://x.test/api/me', {}, { method: 'OPTIONS' }),
          entry('https://x.test/app.js', {}),
          entry('https://x.test/api/me', { status: 0 }),
        ],
      },
    });
    expect(read?.withoutAnswer).toBe(2);
    expect(read?.exchanges).toMatchObject([
      { path: '/api/offers', query: '?page=2', status: 200, token: 'abc', country: 'BE' },
      { path: '/api/me', text: '{"a":1}', token: undefined },
      { path: '/api/logout', status: 204, text: '' },
    ]);
  });

  test.each([[{}], [{ log: {} }], [[]], [null]])('is not %j', (json) => {
    expect(readHar(json)).toBeUndefined();
  });
});

describe('the address of a backend', () => {
  test.each([
    ['https://api.example.org', 'https://api.example.org'],
    ['https://example.org/missio/', 'https://example.org/missio'],
    ['http://127.0.0.1:8000/api', 'http://127.0.0.1:8000'],
  ])('%s is read', (text, target) => {
    expect(readTarget(text)).toBe(target);
  });

  test.each(['api.example.org', 'ftp://x.test', 'file:///etc/passwd', 'https://a:b@x.test', 'https://x.test/?a=1', ''])(
    '%j is refused',
    (text) => {
      expect(() => readTarget(text)).toThrow(/^(?:attend|ne prend pas)/);
    },
  );

  test('is not the server itself', () => {
    expect(isOwnAddress('http://localhost:3001', 3001)).toBe(true);
    expect(isOwnAddress('http://localhost:3002', 3001)).toBe(false);
    expect(isOwnAddress('https://api.example.org', 443)).toBe(false);
  });

  test('gives a recording its name', () => {
    expect(recordingNameFrom('api.Example.org:8000')).toBe('enregistre-api-example-org-8000');
    expect(recordingNameFrom('« Été »')).toBe('enregistre-ete');
    expect(recordingNameFrom('…')).toBe('enregistre-sans-nom');
  });
});

test.each([
  ['DEPTH_ZERO_SELF_SIGNED_CERT', /^a un certificat que cette machine refuse .*NODE_EXTRA_CA_CERTS/],
  ['CERT_HAS_EXPIRED', /^a un certificat .* il a expiré\.$/],
  ['ENOTFOUND', /ce nom n’existe pas ici/],
  ['ETRANGE', /^n’est pas joignable \(ETRANGE\)\.$/],
])('the failure %s is a sentence', (code, sentence) => {
  const cause = Object.assign(new Error('x'), { code });
  expect(describeFetchFailure(new TypeError('fetch failed', { cause }))).toMatch(sentence);
  expect(describeFetchFailure(new TypeError('fetch failed', { cause: new AggregateError([cause]) }))).toMatch(sentence);
});
