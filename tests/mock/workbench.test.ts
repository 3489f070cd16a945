import { writeFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testServer } from './support/test-server';

/* The server on its port: the workbench's calls, faults as the wire shows them, and who is let in. */

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());
beforeEach(() => post('/__mock/reset'));

const url = (path: string) => `${server.url}${path}`;
const post = (path: string, body?: unknown, headers: Record<string, string> = {}) =>
  fetch(url(path), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: body === undefined ? undefined : JSON.stringify(body),
    redirect: 'manual',
  });
const json = async (path: string): Promise<unknown> => (await fetch(url(path))).json();

/** `fetch` does not let Host be set. */
const statusWith = (headers: Record<string, string>, path = '/api/location'): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    httpRequest(url(path), { headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });

describe('who is let in', () => {
  test.each([
    [{ host: 'localhost:3001' }, 200],
    [{ host: '127.0.0.1' }, 200],
    [{ host: '[::1]:3001' }, 200],
    [{ host: 'evil.example' }, 403],
    [{ host: '127.0.0.1.evil.example' }, 403],
    [{ host: 'localhost.evil.example:3001' }, 403],
    [{ host: '192.168.1.7:3001' }, 403],
    [{ origin: 'http://localhost:5173' }, 200],
    [{ origin: 'http://127.0.0.1:4173' }, 200],
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'http://localhost.evil.example' }, 403],
    [{ origin: 'null' }, 403],
  ])('%o gets %i', async (headers, status) => {
    expect(await statusWith(headers)).toBe(status);
    expect(await statusWith(headers, '/__mock')).toBe(status);
  });

  test('a picture on a foreign site cannot change the state', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect(await statusWith(headers, '/__mock/scenario/admin-vide?next=/')).toBe(403);
    expect(server.backend.state.offers.size).toBe(60);
  });
});

describe('faults', () => {
  const location = () => fetch(url('/api/location'));

  test('a status strikes so many times, with its body', async () => {
    await post('/__mock/faults', {
      method: 'GET',
      path: '/api/loc*',
      status: 503,
      body: { message: 'Panne' },
      times: 2,
    });
    expect((await location()).status).toBe(503);
    expect(await (await location()).json()).toEqual({ message: 'Panne' });
    expect((await location()).status).toBe(200);
  });

  test('another method or path is spared', async () => {
    await post('/__mock/faults', { method: 'POST', path: '/api/location', status: 500 });
    await post('/__mock/faults', { method: 'GET', path: '/api/locations', status: 500 });
    expect((await location()).status).toBe(200);
  });

  test.each(['drop', 'truncate'])('%s breaks the connection off', async (kind) => {
    await post('/__mock/faults', { method: 'GET', path: '/api/location', kind });
    await expect(location().then((response) => response.text())).rejects.toThrow();
    expect((await location()).status).toBe(200);
  });

  test('a path may be no more than a star, a body null, and a late answer a refusal', async () => {
    await post('/__mock/faults', { method: 'GET', path: '*', status: 500, body: null });
    const struck = await location();
    expect([struck.status, await struck.json()]).toEqual([500, null]);
    await post('/__mock/faults', { path: '/*', kind: 'delay', delay_ms: 60, status: 503 });
    const started = performance.now();
    expect((await location()).status).toBe(503);
    expect(performance.now() - started).toBeGreaterThan(55);
  });

  test('garbage is not JSON', async () => {
    await post('/__mock/faults', { method: 'GET', path: '/api/location', kind: 'garbage' });
    await expect(location().then((response) => response.json())).rejects.toThrow(SyntaxError);
  });

  test('a delay delays, and a caller who gives up leaves nothing behind', async () => {
    await post('/__mock/faults', { method: 'GET', path: '/api/location', delay_ms: 60 });
    const started = performance.now();
    expect((await location()).status).toBe(200);
    expect(performance.now() - started).toBeGreaterThan(55);
    await post('/__mock/faults', { method: 'GET', path: '/api/location', delay_ms: 3_600_000 });
    const signal = AbortSignal.timeout(50);
    await expect(fetch(url('/api/location'), { signal })).rejects.toThrow();
    await expect
      .poll(() => json('/__mock/requests'))
      .toMatchObject({ data: expect.arrayContaining([expect.objectContaining({ path: '/api/location', status: 0 })]) });
    expect((await location()).status).toBe(200);
  });

  test('one that is armed by hand strikes before those of the scenario', async () => {
    await post('/__mock/scenario/panne-localisation', {});
    await post('/__mock/faults', { method: 'GET', path: '/api/location', status: 503, body: { message: 'À la main' } });
    expect(await (await location()).json()).toEqual({ message: 'À la main' });
    expect((await location()).status).toBe(500);
  });

  test('one that makes no sense is refused; all are disarmed at once', async () => {
    for (const body of [{}, { path: '/__mock' }, { path: '/api/*', kind: 'x' }, { path: '/api/*', times: 0 }]) {
      expect((await post('/__mock/faults', body)).status).toBe(422);
    }
    await post('/__mock/faults', { path: '/api/*', status: 500, times: 9 });
    await fetch(url('/__mock/faults'), { method: 'DELETE' });
    expect(await json('/__mock')).toMatchObject({ faults: [] });
  });
});

describe('scenarios', () => {
  test('a link puts one in place and leads on, within this origin only', async () => {
    const enter = (next: string) =>
      fetch(url(`/__mock/scenario/aucune-offre?next=${encodeURIComponent(next)}`), { redirect: 'manual' });
    const entered = await enter('/dashboard?a=1#b');
    expect([entered.status, entered.headers.get('location')]).toEqual([302, '/dashboard?a=1#b']);
    expect(server.backend.state.offers.size).toBe(0);
    const searching = await enter('/admin/users?search=jean paul');
    expect([searching.status, searching.headers.get('location')]).toEqual([302, '/admin/users?search=jean%20paul']);
    for (const next of [
      '//evil.example',
      'https://evil.example',
      '/\\evil.example',
      '\\\\evil',
      'dashboard',
      '/\t/evil',
      '/..//evil.example/',
      '/.//evil.example',
      '/a/..//evil.example',
    ]) {
      expect((await enter(next)).status).toBe(400);
    }
    expect((await fetch(url('/__mock/scenario/inconnu?next=/'))).status).toBe(404);
    expect((await fetch(url('/__mock/scenario/__proto__?next=/'))).status).toBe(404);
  });

  test('a live session becomes that of the scenario, and a visitor has none', async () => {
    const camille = { email: 'camille@missio.test', password: 'motdepasse-user' };
    const { access_token } = Object(await (await post('/api/auth/login', camille)).json());
    const me = () => fetch(url('/api/me'), { headers: { authorization: `Bearer ${access_token}` } });
    await post('/__mock/scenario/admin-vide');
    expect(await (await me()).json()).toMatchObject({ data: { user: { is_admin: true } } });
    await post('/__mock/scenario/visiteur');
    expect((await me()).status).toBe(401);
  });
});

test('a scenario’s way of answering goes over the wire, and ends with it', async () => {
  const camille = { email: 'camille@missio.test', password: 'motdepasse-user' };
  const logIn = async () => Object(await (await post('/api/auth/login', camille)).json());
  await post('/__mock/scenario/laravel-ordinaire');
  const { access_token, token_type } = await logIn();
  expect(token_type).toBe('bearer');
  const left = await post('/api/logout', undefined, { authorization: `Bearer ${access_token}` });
  expect([left.status, left.headers.get('content-length'), await left.text()]).toEqual([204, null, '']);
  for (const end of ['/__mock/scenario/nominal', '/__mock/reset']) {
    await post('/__mock/scenario/laravel-ordinaire');
    await post(end);
    expect(await logIn()).not.toHaveProperty('token_type');
  }
});

describe('state, log and outbox', () => {
  test('a snapshot is taken and restored', async () => {
    expect((await post('/__mock/snapshots', { name: 'avant' })).status).toBe(201);
    await post('/__mock/scenario/aucune-offre');
    expect((await post('/__mock/snapshots/avant/restore')).status).toBe(200);
    expect(server.backend.state.offers.size).toBe(60);
    expect(await json('/__mock/snapshots')).toMatchObject({ data: [{ name: 'avant' }] });
    for (const name of ['../../db', 'a/b', '', '.cache', '__proto__']) {
      expect((await post('/__mock/snapshots', { name })).status).toBe(422);
    }
    expect((await post('/__mock/snapshots/..%2F..%2Fdb/restore')).status).toBe(404);
  });

  test('a damaged snapshot is an error of that call, not the end of the server', async () => {
    await post('/__mock/snapshots', { name: 'abime' });
    await writeFile(join(server.folder, 'snapshots', 'abime.json'), '{"users":');
    expect((await post('/__mock/snapshots/abime/restore')).status).toBe(500);
    expect((await fetch(url('/api/location'))).status).toBe(200);
  });

  test('the log names violations: unknown calls and fields, a missing country, the answer of a fault', async () => {
    const headers = { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' };
    await fetch(url('/api/nulle-part'), { headers });
    await fetch(url('/api/me'), { headers, method: 'DELETE' });
    await fetch(url('/api/offers/1'), { headers });
    await post('/api/auth/login', { email: 'personne', secret: 1 }, headers);
    await post('/__mock/faults', { path: '/api/location', status: 200, body: { country: 5 } });
    await fetch(url('/api/location'), { headers });
    await post('/__mock/faults', { path: '/api/me', status: 200, body: { data: { user: { id: 'x' } } } });
    await fetch(url('/api/me'), { headers });
    await post('/__mock/faults', { path: '/api/location', kind: 'garbage' });
    await fetch(url('/api/location'), { headers });
    const violations = server.log.list().map((call) => call.violations.join(' | '));
    expect(violations.toReversed()).toEqual([
      'requête : GET /api/nulle-part n’est pas au contrat',
      'requête : DELETE /api/me n’est pas au contrat',
      'requête : X-Country manque',
      expect.stringMatching(/^requête : le champ secret est inconnu \| requête : email : Email invalide \| .*password/),
      expect.stringMatching(/^panne : country_code : .* \| panne : country : [^|]*$/),
      expect.stringContaining('panne : data.user.id : '),
      'panne : ce n’est pas du JSON',
    ]);
  });

  test('the log names what a client does against the contract', async () => {
    await fetch(url('/api/location?x=1'), { headers: { 'x-country': 'FR' } });
    expect(await json('/__mock/requests')).toMatchObject({
      data: [
        {
          method: 'GET',
          path: '/api/location',
          query: '?x=1',
          status: 200,
          milliseconds: expect.any(Number),
          violations: expect.arrayContaining([expect.stringContaining('X-Country'), expect.stringContaining('x')]),
        },
      ],
    });
  });

  test('the outbox holds the reset link, of the page that asked', async () => {
    const origin = 'http://localhost:5173';
    await post('/api/auth/forgot-password', { email: 'camille@missio.test' }, { origin });
    expect(await json('/__mock/outbox')).toMatchObject({
      data: [
        {
          id: expect.any(Number),
          to: 'camille@missio.test',
          subject: expect.any(String),
          text: expect.stringContaining('Camille'),
          url: expect.stringMatching(
            /^http:\/\/localhost:5173\/reset-password\?token=.+&email=camille%40missio\.test$/,
          ),
          sent_at: expect.stringMatching(/Z$/),
        },
      ],
    });
  });

  test('the reports of the app are taken as a beacon sends them, shown newest first, and gone at a reset', async () => {
    const report = {
      kind: 'error',
      build: 'start-a.js',
      route: '/offers/$offerId',
      name: 'TypeError',
      stack: ['at f'],
    };
    const send = (body: string) => fetch(url('/__mock/reports'), { method: 'POST', body });
    for (const message of ['one', 'two']) {
      expect((await send(JSON.stringify({ ...report, message }))).status).toBe(204);
    }
    expect(await json('/__mock/reports')).toEqual({
      data: [
        { ...report, message: 'two', at: expect.stringMatching(/Z$/) },
        { ...report, message: 'one', at: expect.stringMatching(/Z$/) },
      ],
    });
    for (const body of ['{}', JSON.stringify({ ...report, message: '', token: 'x' })]) {
      expect((await send(body)).status).toBe(422);
    }
    await post('/__mock/reset');
    expect(await json('/__mock/reports')).toEqual({ data: [] });
  });

  test('the clock is set, runs on, and goes back at a reset', async () => {
    const { access_token } = Object(Object(await (await post('/__mock/session/camille')).json()).session);
    const headers = { authorization: `Bearer ${access_token}` };
    const me = async () => (await fetch(url('/api/me'), { headers })).status;
    expect(await me()).toBe(200);
    const later = new Date(Date.now() + 31 * 24 * 60 * 60_000);
    const set = Object(await (await post('/__mock/clock', { now: later.toISOString() })).json());
    expect(Math.abs(Date.parse(set.now) - later.getTime())).toBeLessThan(1000);
    // Sessions last thirty days.
    expect(await me()).toBe(401);
    expect(await json('/__mock')).toMatchObject({ clock: { ahead_ms: expect.any(Number) } });
    await fetch(url('/__mock/clock'), { method: 'DELETE' });
    expect(await json('/__mock/clock')).toMatchObject({ ahead_ms: 0 });
    expect(await me()).toBe(200);
    await post('/__mock/clock', { now: later.toISOString() });
    await post('/__mock/reset');
    expect(await json('/__mock/clock')).toMatchObject({ ahead_ms: 0 });
    for (const body of [{}, { now: 'demain' }, { now: '2026-19-45T09:00:00Z' }, { now: 0 }]) {
      expect((await post('/__mock/clock', body)).status).toBe(422);
    }
  });

  test('a known account is signed in without its password, if the data have it', async () => {
    const enter = async (account: string) => {
      const response = await post(`/__mock/session/${account}`);
      return [response.status, Object(await response.json()).session];
    };
    expect(await enter('admin')).toEqual([200, expect.objectContaining({ user: expect.objectContaining({ id: 1 }) })]);
    expect(await enter('visiteur')).toEqual([200, null]);
    expect(await enter('personne')).toEqual([404, undefined]);
    expect(await enter('__proto__')).toEqual([404, undefined]);
    await post('/__mock/scenario/admin-vide');
    expect(await enter('camille')).toEqual([404, undefined]);
  });

  test('the pages for people are there, and nothing of json-server', async () => {
    for (const path of [
      '/__mock/ui',
      '/__mock/ui/workbench.js',
      '/__mock/ui/font.woff2',
      '/__mock/docs',
      '/__mock/openapi.json',
    ]) {
      expect((await fetch(url(path))).status).toBe(200);
    }
    for (const path of ['/', '/db', '/users', '/offers/1', '/__rules', '/__mock/nothing']) {
      expect((await fetch(url(path))).status).toBe(404);
    }
  });

  test('a huge body is refused while the connection lives', async () => {
    const response = await post('/api/auth/login', { email: 'a'.repeat(3_000_000) });
    expect(response.status).toBe(413);
  });
});
