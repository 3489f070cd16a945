import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ApiCalls } from './support/laravel-calls';
import { testServer } from './support/test-server';

/* The calls of the workbench's log: in full, once more, answered otherwise the next time. */

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());
const post = (path: string, body: unknown = {}) =>
  fetch(server.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
beforeEach(() => post('/__mock/reset'));

const read = async (path: string) => Object(await (await fetch(server.url + path)).json());
const lastCall = async () => {
  const [{ id }] = (await read('/__mock/requests')).data;
  return read(`/__mock/requests/${id}`);
};

test('a call is told in full, without tokens and passwords, and as a line for a shell', async () => {
  const calls = new ApiCalls(server.url);
  await calls.logIn({ email: 'camille@missio.test', password: 'motdepasse-user' });
  const login = await lastCall();
  expect(JSON.parse(login.request.body)).toEqual({ email: 'camille@missio.test', password: 'masqué' });
  expect(JSON.parse(login.answer.body)).toMatchObject({ access_token: 'masqué', user: { name: 'Camille Durand' } });
  expect(login.curl).toContain(`--data '{"email":"camille@missio.test","password":"'"$MISSIO_PASSWORD"'"}'`);
  await calls.send('GET /api/offers?page=1', undefined, { 'x-country': 'FR' });
  const list = await lastCall();
  expect(list).toMatchObject({
    method: 'GET',
    path: '/api/offers',
    query: '?page=1',
    status: 200,
    is_repeatable: true,
  });
  expect(list.curl.split(' \\\n  ')).toEqual([
    `curl -i '${server.url}/api/offers?page=1'`,
    "-H 'accept: application/json'",
    "-H 'x-requested-with: XMLHttpRequest'",
    "-H 'x-country: FR'",
    '-H "Authorization: Bearer $MISSIO_TOKEN"',
  ]);
  const all = JSON.stringify([await read('/__mock/requests'), login, list]);
  for (const secret of [calls.token, 'motdepasse-user']) expect(all).not.toContain(secret);
});

test('what the app reads otherwise is told by field', async () => {
  await post('/__mock/scenario/laravel-ordinaire');
  const calls = new ApiCalls(server.url);
  await calls.logIn({ email: 'camille@missio.test', password: 'motdepasse-user' });
  await calls.send('GET /api/participations?page=1');
  const { lenient } = await lastCall();
  expect(lenient).toContain('data.*.id : string au lieu de integer');
  await calls.send('GET /api/nulle-part');
  expect((await lastCall()).lenient).toEqual([]);
});

test('a call is repeated as it was, and a gone one is not', async () => {
  const calls = new ApiCalls(server.url);
  await calls.logIn({ email: 'camille@missio.test', password: 'motdepasse-user' });
  await calls.send('GET /api/get/user/sold');
  const { id, answer } = await lastCall();
  expect(await (await post(`/__mock/requests/${id}/repeat`)).json()).toEqual({ status: 200 });
  const repeated = await lastCall();
  expect([repeated.id, repeated.answer.body]).toEqual([id + 1, answer.body]);
  expect((await post('/__mock/requests/99999/repeat')).status).toBe(404);
  expect((await fetch(`${server.url}/__mock/requests/x`)).status).toBe(404);
});

test('the last 200 calls are kept', async () => {
  for (let count = 0; count < 205; count += 1) await fetch(`${server.url}/api/location`);
  const { data } = await read('/__mock/requests');
  expect(data).toHaveLength(200);
  expect(data[0].id - data[199].id).toBe(199);
});

test('a call may be answered otherwise once, with its query', async () => {
  const answerOnce = { method: 'GET', path: '/api/location?x=1', status: 200, body: { country_code: 'BE' }, times: 1 };
  expect((await post('/__mock/faults', answerOnce)).status).toBe(201);
  const country = async (query: string) => (await read(`/api/location${query}`)).country_code;
  expect([await country('?x=2'), await country('?x=1'), await country('?x=1')]).toEqual(['FR', 'BE', 'FR']);
});
