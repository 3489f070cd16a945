import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
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
    expect((await replayed.send('POST /api/offers/32/apply', undefined, { 'x-country': 'FR' })).json).toEqual(applied.json);
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
      description: expect.stringMatching(/^Ce que 127\.0\.0\.1:\d+ a répondu le \d{4}-\d\d-\d\d : \d+ réponses enregistrées$/),
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
