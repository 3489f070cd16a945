import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { askBackend } from '../../mock-server/recording/ask-backend';
import { startPlainLaravel } from '../contract/support/plain-laravel';
import { ApiCalls } from './support/laravel-calls';
import { testServer } from './support/test-server';

/* A real backend over HTTP: recorded, stopped, and replayed without it. */

const toClose: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of toClose.splice(0).toReversed()) await close();
});

const laravelServer = async () => {
  const laravel = await startPlainLaravel();
  toClose.push(laravel.stop);
  return laravel;
};

const recordInFrontOf = async (target: string) => {
  const recordings = await mkdtemp(join(tmpdir(), 'missio-recordings-'));
  toClose.push(() => rm(recordings, { recursive: true }));
  const said: string[] = [];
  const server = await testServer({
    record: { target, name: 'enregistre-essai', keepsNames: false },
    recordings,
    say: (sentence) => said.push(sentence),
  });
  toClose.push(server.close);
  return { server, recordings, said, calls: new ApiCalls(server.url) };
};

const noel = { email: 'camille@missio.test', password: 'motdepasse-user' };
const agathe = { email: 'admin@missio.test', password: 'motdepasse-admin' };

describe('an ordinary Laravel', () => {
  test('is recorded without a secret or a person, and replayed without a network', async () => {
    const laravel = await laravelServer();
    const { server, recordings, calls } = await recordInFrontOf(laravel.url);
    const path = join(recordings, 'enregistre-essai.json');

    const wrong = await calls.send('POST /api/auth/login', { ...laravel.user, password: 'motdepasse-faux' });
    expect(wrong.status).toBe(422);
    await calls.logIn(laravel.user);
    const memberToken = calls.token;
    const before = await calls.send('GET /api/offers?page=2&per_page=5', undefined, { 'x-country': 'FR' });
    const soldBefore = await calls.send('GET /api/get/user/sold');
    const applied = await calls.send('POST /api/offers/32/apply', undefined, { 'x-country': 'FR' });
    const soldAfter = await calls.send('GET /api/get/user/sold');
    expect([applied.status, soldAfter.text === soldBefore.text]).toEqual([201, false]);
    await calls.send('POST /api/logout');
    await calls.logIn(laravel.admin);
    const people = await calls.send('GET /api/admin/users?page=1');
    expect(people.text).toContain('noel@laravel.test');
    // What another name says of the same person, once written: the recorder writes by itself.
    await expect.poll(() => readFile(path, 'utf8').catch(() => '')).toContain('adminListUsers');

    const written = await readFile(path, 'utf8');
    for (const secret of [memberToken, calls.token, 'motdepasse']) expect(written).not.toContain(secret);
    expect(written).not.toMatch(/laravel\.test|Noël User|Anne Admin|Paul Attend/);
    const log = JSON.stringify(await (await fetch(`${server.url}/__mock/requests`)).json());
    expect(log).not.toContain(calls.token);

    await laravel.stop();
    const replay = await testServer({ recordings, scenario: 'enregistre-essai' });
    toClose.push(replay.close);
    const replayed = new ApiCalls(replay.url);
    const session = Object(await replayed.logIn(noel));
    expect(session.token_type).toBe('Bearer');
    const me = Object((await replayed.send('GET /api/me')).json).user;
    // A person keeps one replacement: at the login, at GET /api/me, in the administration's list.
    expect([session.user.name, session.user.email]).toEqual([me.name, me.email]);
    expect(me.email).toMatch(/@exemple\.test$/);
    const offers = await replayed.send('GET /api/offers?per_page=5&page=2', undefined, { 'x-country': 'FR' });
    expect(offers.json).toEqual(before.json);
    expect((await replayed.send('GET /api/get/user/sold')).json).toEqual(soldBefore.json);
    expect((await replayed.send('GET /api/get/user/sold')).json).toEqual(soldBefore.json);
    // After the write, the later answer.
    expect((await replayed.send('POST /api/offers/32/apply', undefined, { 'x-country': 'FR' })).json).toEqual(
      applied.json,
    );
    expect((await replayed.send('GET /api/get/user/sold')).json).toEqual(soldAfter.json);
    const unknown = await replayed.send('GET /api/offers?page=7', undefined, { 'x-country': 'FR' });
    expect([unknown.status, Object(unknown.json).message]).toEqual([
      501,
      'GET /api/offers?page=7 n’est pas dans l’enregistrement.',
    ]);
    expect((await replayed.send('POST /api/logout')).status).toBe(204);
    expect((await replayed.send('GET /api/get/user/sold')).status).toBe(401);
    await replayed.logIn(agathe);
    const users = Object((await replayed.send('GET /api/admin/users?page=1')).json).data;
    expect(users.map((user: { email: string }) => user.email)).toContain(me.email);
  });

  test('is a scenario like any other: in the list, by its address, again from the start', async () => {
    const laravel = await laravelServer();
    const { server, recordings, calls } = await recordInFrontOf(laravel.url);
    await calls.logIn(laravel.user);
    const first = await calls.send('GET /api/participations');
    expect((await fetch(`${server.url}/__mock/scenario/nominal`, { method: 'POST' })).status).toBe(409);
    await server.close();
    toClose.pop();

    const replay = await testServer({ recordings });
    toClose.push(replay.close);
    const list = Object(await (await fetch(`${replay.url}/__mock/scenarios`)).json()).data;
    expect(list.at(-1)).toEqual({
      name: 'enregistre-essai',
      description: expect.stringMatching(
        /^Ce que 127\.0\.0\.1:\d+ a répondu le \d{4}-\d\d-\d\d : \d+ réponses enregistrées$/,
      ),
      account: 'camille',
    });
    const link = `${replay.url}/__mock/scenario/enregistre-essai?next=/participations`;
    expect((await fetch(link, { redirect: 'manual' })).headers.get('location')).toBe('/participations');
    const entered = await fetch(`${replay.url}/__mock/scenario/enregistre-essai`, { method: 'POST' });
    const replayed = new ApiCalls(replay.url);
    replayed.token = Object(await entered.json()).session.access_token;
    expect((await replayed.send('GET /api/participations')).json).toEqual(first.json);
    await fetch(`${replay.url}/__mock/scenario/nominal`, { method: 'POST' });
    expect((await replayed.send('GET /api/participations')).json).not.toEqual(first.json);
  });
});

describe('a backend that is not as it should be', () => {
  /** One that answers each call as it is told. */
  const backendThat = async (answer: (response: ServerResponse) => void) => {
    const backend = createServer((_request, response) => answer(response));
    await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
    toClose.push(async () => {
      backend.close();
      backend.closeAllConnections();
    });
    const address = backend.address();
    return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  };

  test.each([
    [
      'redirects',
      (response: ServerResponse) =>
        response.writeHead(302, { location: 'https://ailleurs.test/login?token=abc' }).end(),
      /redirige vers https:\/\/ailleurs\.test\/login \(302\), ce qui n’est pas suivi/,
    ],
    [
      'streams',
      (response: ServerResponse) =>
        response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: 1\n\n'),
      /diffuse en continu \(text\/event-stream\)/,
    ],
    ['breaks off', (response: ServerResponse) => response.destroy(), /a coupé la connexion\.$/],
  ])('%s: a sentence, and nothing kept', async (_, answer, sentence) => {
    const { calls, said } = await recordInFrontOf(await backendThat(answer));
    const { status, json } = await calls.send('GET /api/location');
    expect([status, Object(json).message]).toEqual([502, expect.stringMatching(sentence)]);
    expect(said).toEqual([expect.stringMatching(/^GET \/api\/location : http:/)]);
    expect(said.join()).not.toContain('abc');
  });

  test('is slow: waited for, but not for ever, and no longer than the app waits', async () => {
    const target = await backendThat(() => undefined);
    const request = { method: 'GET', path: '/api/me', query: '?token=abc', headers: {}, body: { text: '' } };
    expect(await askBackend(target, request, 60)).toEqual({
      kind: 'failure',
      status: 504,
      sentence: `GET /api/me : ${target} n’a pas fini de répondre en 0.06 s.`,
    });
    const { server, calls, said } = await recordInFrontOf(target);
    await expect(fetch(`${server.url}/api/location`, { signal: AbortSignal.timeout(60) })).rejects.toThrow();
    expect((await calls.send('GET /__mock')).status).toBe(200);
    expect(said).toEqual([]);
  });

  test('is down, has no such name, or speaks no TLS: a sentence each', async () => {
    const laravel = await laravelServer();
    const { calls } = await recordInFrontOf(laravel.url.replace('http:', 'https:'));
    expect(Object((await calls.send('GET /api/location')).json).message).toMatch(/ne parle pas TLS .* est-ce http \?$/);
    const plain = await recordInFrontOf(laravel.url);
    await laravel.stop();
    expect(Object((await plain.calls.send('GET /api/location')).json).message).toMatch(
      /rien n’écoute à cette adresse\.$/,
    );
  });

  test('answers a page: the app sees it, and the replay answers a page as well', async () => {
    const target = await backendThat((response) =>
      response.writeHead(503, { 'content-type': 'text/html' }).end('<h1>Maintenance, écrire à jean@laravel.test</h1>'),
    );
    const { server, recordings, said } = await recordInFrontOf(target);
    const seen = await fetch(`${server.url}/api/location`);
    expect([seen.status, await seen.text()]).toEqual([503, expect.stringContaining('Maintenance')]);
    expect(said).toEqual([expect.stringMatching(/page HTML \(503\) : il n’en est gardé que cela/)]);
    await server.close();
    toClose.pop();
    expect(await readFile(join(recordings, 'enregistre-essai.json'), 'utf8')).not.toMatch(/Maintenance|jean/);
    const replay = await testServer({ recordings, scenario: 'enregistre-essai' });
    toClose.push(replay.close);
    const replayed = await fetch(`${replay.url}/api/location`);
    expect([replayed.status, replayed.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
  });
});

test('a recording is never overwritten, and one that is damaged says so', async () => {
  const { recordings } = await recordInFrontOf('http://127.0.0.1:1');
  await writeFile(join(recordings, 'enregistre-essai.json'), '{"answers":');
  const record = { target: 'http://127.0.0.1:1', name: 'enregistre-essai', keepsNames: false } as const;
  await expect(testServer({ record, recordings })).rejects.toThrow(/enregistre-essai\.json existe déjà/);
  const server = await testServer({ recordings });
  toClose.push(server.close);
  const entered = await fetch(`${server.url}/__mock/scenario/enregistre-essai`, { method: 'POST' });
  expect([entered.status, Object(await entered.json()).message]).toEqual([
    422,
    expect.stringMatching(/^L’enregistrement .*enregistre-essai\.json est inutilisable/),
  ]);
  expect((await fetch(`${server.url}/__mock/scenarios`)).status).toBe(200);
});

test('a HAR file of a browser that leaves out the tokens is made a recording, and replayed', async () => {
  const laravel = await laravelServer();
  const calls = new ApiCalls(laravel.url);
  const entries: object[] = [];
  const capture = async (line: string, body?: unknown) => {
    const sent = await calls.send(line, body);
    const [method, path] = line.split(' ');
    entries.push({
      startedDateTime: new Date(Date.UTC(2026, 10, 28, 12, 0, entries.length)).toISOString(),
      time: 100,
      request: { method, url: `https://api.example.test${path}`, headers: [{ name: 'Accept', value: '*/*' }] },
      response: { status: sent.status, headers: [], content: { text: sent.text, mimeType: 'application/json' } },
    });
    return sent;
  };
  calls.token = String(Object((await capture('POST /api/auth/login', laravel.user)).json).access_token);
  await capture('GET /api/me');
  const list = await capture('GET /api/participations?page=1');
  entries.push({ ...entries[0], request: { method: 'GET', url: 'https://cdn.example.test/app.js', headers: [] } });
  await laravel.stop();

  const folder = await mkdtemp(join(tmpdir(), 'missio-har-'));
  toClose.push(() => rm(folder, { recursive: true }));
  const har = join(folder, 'Mon essai.har');
  await writeFile(har, JSON.stringify({ log: { version: '1.2', entries } }));
  const said: string[] = [];
  const server = await testServer({
    record: { har, name: undefined, keepsNames: false },
    recordings: folder,
    say: (sentence) => said.push(sentence),
  });
  toClose.push(server.close);
  expect(said).toEqual([
    expect.stringMatching(/^.*Mon essai\.har : 3 réponses gardées, dans .*enregistre-mon-essai\.json$/),
  ]);
  const written = await readFile(join(folder, 'enregistre-mon-essai.json'), 'utf8');
  expect(written).not.toContain(calls.token);
  expect(written).not.toMatch(/noel@|Noël User/);
  const replayed = new ApiCalls(server.url);
  await replayed.logIn(noel);
  expect((await replayed.send('GET /api/participations?page=1')).json).toEqual(list.json);
  await writeFile(har, 'rien');
  const again = { record: { har, name: undefined, keepsNames: false }, recordings: folder };
  await expect(testServer(again)).rejects.toThrow(/n’est pas une archive HTTP/);
});
