import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testServer } from './support/test-server';

/* A state that one mock server gives away and another one opens. */

type Server = Awaited<ReturnType<typeof testServer>>;
let giver: Server;
let taker: Server;
beforeAll(async () => {
  [giver, taker] = [await testServer(), await testServer()];
});
afterAll(async () => {
  await giver.close();
  await taker.close();
});
beforeEach(async () => {
  await send(giver, '/__mock/reset', {});
  await send(taker, '/__mock/reset', {});
});

const send = (server: Server, path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(server.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const read = async (server: Server, path: string) => Object(await (await fetch(server.url + path)).json());

const signIn = async (server: Server, account: string): Promise<string> =>
  Object(await (await send(server, `/__mock/session/${account}`, {})).json()).session.access_token;

test('scenario, faults, clock and changed rows go over; sessions, mails and passwords do not', async () => {
  await send(giver, '/__mock/scenario/panne-solde', {});
  const token = await signIn(giver, 'camille');
  const profile = { name: 'Camille Partagée', email: 'camille.partagee@missio.test' };
  const authorization = `Bearer ${token}`;
  await fetch(`${giver.url}/api/profile`, {
    method: 'PUT',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify(profile),
  });
  const newcomer = { name: 'Nouvelle', email: 'nouvelle@missio.test', password: 'un-vrai-secret', country: 'FR' };
  await send(giver, '/api/auth/register', { ...newcomer, password_confirmation: newcomer.password });
  await send(giver, '/api/auth/forgot-password', { email: newcomer.email });
  await send(giver, '/__mock/faults', { method: 'GET', path: '/api/me', status: 503, times: 2 });
  await send(giver, '/__mock/clock', { now: '2027-01-01T09:00:00Z' });

  const shared = await read(giver, '/__mock/shared-state');
  expect(JSON.stringify(shared)).not.toMatch(/password|hash|token|un-vrai-secret|reset/);
  const described = await (await send(taker, '/__mock/shared-state/describe', shared)).json();
  expect(described).toEqual({
    scenario: 'panne-solde',
    faults: 2,
    clock: expect.stringMatching(/^2027-01-01T09:00/),
    rows: 2,
    network: false,
    is_other_seed: false,
  });
  // To describe is not to open.
  expect(taker.backend.faults.list()).toEqual([]);

  expect((await send(taker, '/__mock/shared-state', shared)).status).toBe(200);
  expect(await read(taker, '/__mock')).toMatchObject({
    scenario: 'panne-solde',
    clock: { now: expect.stringMatching(/^2027-01-01T09:00/) },
  });
  expect(taker.backend.faults.list()).toMatchObject([
    { path: '/api/get/user/sold', remaining: null },
    { path: '/api/me', status: 503, remaining: 2 },
  ]);
  expect(taker.backend.state.users.get(2)).toMatchObject(profile);
  // A new account has Camille's password, and a known one keeps its own.
  for (const email of [profile.email, newcomer.email]) {
    const login = await send(taker, '/api/auth/login', { email, password: 'motdepasse-user' });
    expect([email, login.status]).toEqual([email, 200]);
  }
  // What was there before is kept.
  expect(await read(taker, '/__mock/snapshots')).toMatchObject({ data: [{ name: 'avant-ouverture' }] });
});

test('nothing is opened by a link of another site, nor what holds no state or does not hold together', async () => {
  const shared = await read(giver, '/__mock/shared-state');
  expect((await send(taker, '/__mock/shared-state', shared, { origin: 'https://evil.example' })).status).toBe(403);
  const dangling = { ...taker.backend.state.participations.all()[0], id: 9999, user_id: 99_999 };
  const rows = { ...shared.rows, participations: { put: [dangling], remove: [] } };
  for (const [body, status, message] of [
    [{ ...shared, kind: 'autre' }, 422, 'Ce n’est pas un état partagé de cet atelier.'],
    [{ ...shared, scenario: 'inconnu' }, 404, 'Le scénario « inconnu » n’existe pas ici.'],
    [{ ...shared, rows }, 422, 'Cet état ne tient pas avec les données d’ici : participation 9999.'],
  ]) {
    for (const path of ['/__mock/shared-state/describe', '/__mock/shared-state']) {
      const answer = await send(taker, path, body);
      expect([answer.status, Object(await answer.json()).message]).toEqual([status, message]);
    }
  }
  expect(await read(taker, '/__mock/shared-state')).toEqual(shared);
});

test('sessions go on where no scenario comes along', async () => {
  const shared = await read(giver, '/__mock/shared-state');
  const token = await signIn(taker, 'admin');
  await send(taker, '/__mock/shared-state', shared);
  const me = await fetch(`${taker.url}/api/me`, { headers: { authorization: `Bearer ${token}` } });
  expect(await me.json()).toMatchObject({ data: { user: { is_admin: true } } });
});
