import { expect, test } from 'vitest';
import { mockBackend } from './support/mock-backend';

/* What a call owes in its headers: some of it is refused, the rest answered and named in the log. */

const missing = {
  country: 'requête : X-Country manque',
  xhr: 'requête : X-Requested-With manque',
  accept: 'requête : Accept n’est pas application/json',
};

test.each([
  ['GET /api/offers?page=1', {}, [missing.country]],
  ['GET /api/offers/1', {}, [missing.country]],
  ['POST /api/offers/1/apply', {}, [missing.country]],
  ['GET /api/offers?page=1', { 'x-country': 'FR' }, []],
  ['GET /api/offers', {}, []],
  ['GET /api/offers?per_page=5', {}, []],
  ['GET /api/me', { 'x-country': 'FR' }, ['requête : X-Country n’appartient pas à cet appel']],
  ['GET /api/me', { 'x-requested-with': undefined }, [missing.xhr]],
  ['GET /api/me', { 'x-requested-with': 'fetch' }, [missing.xhr]],
  ['GET /api/me', { accept: undefined }, [missing.accept]],
  ['GET /api/me', { accept: 'text/html' }, [missing.accept]],
  ['GET /api/me', { accept: 'text/html, application/json;q=0.9' }, []],
  ['GET /api/me', { accept: undefined, 'x-requested-with': undefined }, [missing.xhr, missing.accept]],
])('%s with %j is answered all the same, and what is missing is named', async (line, headers, violations) => {
  const { requestViolations, send, logIn, expectNoDefect } = mockBackend();
  const token = await logIn('camille');
  expect((await send(line, { token, headers })).status).toBeLessThan(300);
  expect(requestViolations).toEqual(violations);
  expectNoDefect();
});

test('the lookup of a visitor’s country owes none, but only as long as it brings none of ours', async () => {
  const { requestViolations, send } = mockBackend();
  const bare = { accept: '*/*', 'x-requested-with': undefined };
  await send('GET /api/location', { headers: bare });
  expect(requestViolations).toEqual([]);
  await send('GET /api/location', { headers: { ...bare, authorization: 'Bearer x' } });
  expect(requestViolations.splice(0)).toEqual([missing.xhr, missing.accept]);
  await send('GET /api/location', { headers: { accept: '*/*', 'x-requested-with': 'XMLHttpRequest' } });
  expect(requestViolations).toEqual([missing.accept]);
});

test.each(['F', 'FRA', 'F1', 'FR,BE'])('the country « %s » is refused, and the header named', async (country) => {
  const { send, logIn, expectNoDefect } = mockBackend();
  const token = await logIn('camille');
  for (const line of ['GET /api/offers', 'GET /api/offers/1', 'POST /api/offers/1/apply']) {
    const answer = await send(line, { token, headers: { 'x-country': country } });
    expect(answer).toMatchObject({ status: 422, body: { errors: { 'x-country': ['Pays invalide'] } } });
  }
  expectNoDefect();
});

test.each([undefined, '', 'Bearer', 'Bearer ', 'Basic {token}', '{token}', 'Bearer {token} x', 'Bearer x{token}'])(
  'the authorization « %s » is nobody’s',
  async (authorization) => {
    const { send, logIn } = mockBackend();
    const token = await logIn('camille');
    const as = (value: string | undefined) =>
      send('GET /api/me', { headers: { authorization: value?.replace('{token}', token) } });
    expect(await as(authorization)).toMatchObject({ status: 401, body: { message: 'Vous devez être connecté.' } });
    expect((await as('bearer  {token}')).status).toBe(200);
  },
);
