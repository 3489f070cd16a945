import { createServer } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import type { ShadowReport } from '../../mock-server/shadow/shadow';
import { type Answer, startPlainLaravel } from '../contract/support/plain-laravel';
import { ApiCalls } from './support/laravel-calls';
import { testServer } from './support/test-server';

/* `--shadow`: another backend is asked what the mock was asked, and the differences are listed. */

const toClose: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of toClose.splice(0).toReversed()) await close();
});

const shadowed = async (target: string, account: { email: string; password: string }) => {
  const said: string[] = [];
  const server = await testServer({ shadow: { target, ...account }, say: (sentence) => said.push(sentence) });
  let isClosed = false;
  const close = async () => {
    if (!isClosed) await server.close();
    isClosed = true;
  };
  toClose.push(close);
  const report = async (): Promise<ShadowReport> =>
    Object(await (await fetch(`${server.url}/__mock/differences`)).json()).data;
  return { server, said, calls: new ApiCalls(server.url), report, close };
};

const camille = { email: 'camille@missio.test', password: 'motdepasse-user' };
const admin = { email: 'admin@missio.test', password: 'motdepasse-admin' };

test('an ordinary Laravel is asked the reads alone, and differs in shape and meaning', async () => {
  const asked: string[] = [];
  const alter = (call: string, answer: Answer): Answer => {
    asked.push(call);
    return call === 'GET /api/get/user/sold' ? { status: 500, body: { message: 'Server Error' } } : answer;
  };
  const laravel = await startPlainLaravel({ alter });
  toClose.push(laravel.stop);
  const before = laravel.state();
  const { calls, report, close } = await shadowed(laravel.url, laravel.user);
  await calls.logIn(camille);
  await calls.send('GET /api/participations?page=1&per_page=5');
  await calls.send('GET /api/get/user/sold');
  await calls.send('GET /api/offers/3', undefined, { 'x-country': 'FR' });
  await calls.send('PUT /api/profile', { name: 'Camille', email: 'camille@missio.test' });
  await expect.poll(async () => (await report()).compared).toBe(3);
  const { differences, trouble } = await report();
  expect(trouble).toBeNull();
  const lines = differences.map(({ call, kind, weight, field, there }) => [call, kind, weight, field, there].join(' '));
  expect(lines).toContain('sold status breaks statut 500');
  expect(lines).toContain('listParticipations shape read data.*.raw_data string');
  expect(lines).toContainEqual(
    expect.stringMatching(/^listParticipations meaning read data\.\*\.status \d lignes? d’un/),
  );
  expect(lines).toContainEqual(expect.stringMatching(/^getOffer shape read data\.commission string$/));
  expect(JSON.stringify(differences)).not.toMatch(/laravel\.test|Mission \d|motdepasse/);
  await close();
  expect(new Set(asked.filter((call) => !call.startsWith('GET')))).toEqual(
    new Set(['POST /api/auth/login', 'POST /api/logout']),
  );
  expect(laravel.state()).toEqual(before);
});

test('the administrator’s reads need an administrator there, and a refused login is said once', async () => {
  const laravel = await startPlainLaravel();
  toClose.push(laravel.stop);
  const asMember = await shadowed(laravel.url, laravel.user);
  await asMember.calls.logIn(admin);
  await asMember.calls.send('GET /api/admin/users');
  await expect
    .poll(async () => (await asMember.report()).skipped)
    .toEqual({ 'le compte n’y est pas administrateur': 1 });

  const refused = await shadowed(laravel.url, { ...laravel.user, password: 'motdepasse-faux' });
  await refused.calls.logIn(camille);
  await refused.calls.send('GET /api/me');
  await refused.calls.send('GET /api/me');
  await expect.poll(async () => (await refused.report()).skipped).toEqual({ 'sans session sur l’autre serveur': 2 });
  expect(refused.said).toEqual([`Comparaison : ${laravel.url} refuse la connexion de noel@laravel.test (422).`]);
});

test('the app never waits for the other backend, nor sees it', async () => {
  const silent = createServer(() => undefined);
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  toClose.push(async () => {
    silent.close();
    silent.closeAllConnections();
  });
  const address = silent.address();
  const target = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const { calls, report } = await shadowed(target, camille);
  await calls.logIn(camille);
  expect((await calls.send('GET /api/me')).status).toBe(200);
  expect((await calls.send('GET /api/offers?per_page=5')).status).toBe(200);
  expect(await report()).toMatchObject({ compared: 0, differences: [] });
});
