import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CallName } from '../../src/api/contract/client-calls';
import { calls } from '../../src/api/contract/strict/calls';
import { OFFER_NOT_FOUND } from '../../src/content/shared-texts';
import { mockBackend } from './support/mock-backend';

/* Whatever comes in: an answer with a message, never a 500, never a changed row. */

const bodies: CallName[] = [
  'login',
  'register',
  'forgotPassword',
  'resetPassword',
  'updateProfile',
  'adminCreateOffer',
  'adminUpdateOffer',
  'saveNetworkSettings',
];

const fieldNames = [
  'email',
  'password',
  'name',
  'title',
  'country',
  'deeplink',
  '__proto__',
  'constructor',
  'is_admin',
  'id',
];

/** JSON values, most of them objects with fields that the contract knows, of any type. */
const anyJson = fc.oneof(fc.jsonValue(), fc.dictionary(fc.constantFrom(...fieldNames), fc.jsonValue(), { maxKeys: 6 }));

describe('bodies', () => {
  test('random JSON is refused with a message, and changes nothing', async () => {
    const { changes, send, logIn, expectNoDefect } = mockBackend();
    const token = await logIn('admin');
    changes.length = 0;
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...bodies), anyJson, async (name, body) => {
        const { method, path } = calls[name];
        const { status, body: answer } = await send(`${method} ${path.replace('{id}', '1')}`, { token, body });
        expect(status).toBeGreaterThanOrEqual(400);
        expect(status).toBeLessThan(500);
        expect(answer).toHaveProperty('message', expect.stringMatching(/./));
        expect(changes).toEqual([]);
      }),
    );
    expectNoDefect();
  });

  test('random text is refused as broken JSON', async () => {
    const { send } = mockBackend();
    await fc.assert(
      fc.asyncProperty(fc.string({ minLength: 1, unit: 'binary' }), async (text) => {
        const { status } = await send('POST /api/auth/login', { text });
        expect([400, 422]).toContain(status);
      }),
    );
  });

  test.each([
    ['{"email":"a@b.fr","password":"x","__proto__":{"is_admin":true}}', 401],
    ['{"email":{"$gt":""},"password":{"$gt":""}}', 422],
    ['['.repeat(100_000), 400],
    ['[]', 422],
    ['null', 422],
    ['"texte"', 422],
    ['\uFEFF{}', 400],
  ])('%.40s gets %i', async (text, status) => {
    const { send, expectNoDefect } = mockBackend();
    expect((await send('POST /api/auth/login', { text })).status).toBe(status);
    expectNoDefect();
  });

  test('an unknown field changes nothing, and is a violation that is named', async () => {
    const { requestViolations, send, logIn } = mockBackend();
    const token = await logIn('camille');
    const body = { name: 'Camille', email: 'camille@missio.test', is_admin: true };
    const answer = await send('PUT /api/profile', { token, body });
    expect(answer).toMatchObject({ status: 200, body: { user: { is_admin: false } } });
    expect(requestViolations).toEqual(['requête : le champ is_admin est inconnu']);
  });

  test.each([
    ['text/plain', 415],
    ['application/json; charset=latin1', 415],
    ['application/json;charset="UTF-8"', 422],
    ['application/json; charset=utf8', 422],
    ['application/vnd.api+json', 422],
    ['', 415],
  ])('a body of the type « %s » gets %i', async (type, status) => {
    const { send } = mockBackend();
    expect((await send('POST /api/auth/login', { body: {}, headers: { 'content-type': type } })).status).toBe(status);
  });
});

describe('fields', () => {
  test('each get one message, and the passwords theirs whatever else is wrong', async () => {
    const { send } = mockBackend();
    const body = {
      name: '',
      email: 'pas-un-email',
      password: 'court',
      password_confirmation: 'autre',
      country: 'FRANCE',
    };
    expect(await send('POST /api/auth/register', { body })).toMatchObject({
      status: 422,
      body: {
        errors: {
          name: ['Nom requis'],
          email: ['Email invalide'],
          password: ['Le mot de passe doit contenir au moins 8 caractères'],
          password_confirmation: ['Les mots de passe ne correspondent pas'],
          country: ['Pays invalide'],
        },
      },
    });
    const reset = { email: 'camille@missio.test', password: 'assez-long', password_confirmation: 'autrement' };
    expect(await send('POST /api/auth/reset-password', { body: reset })).toMatchObject({
      body: { errors: { password_confirmation: ['Les mots de passe ne correspondent pas'] } },
    });
  });
});

describe('paths and queries', () => {
  test.each([
    ['GET /api/offers/../me', 404],
    ['GET /api/offers/%2e%2e/me', 404],
    ['GET /api/offers/..%2Fme', 404],
    ['GET /api/offers/%', 404],
    ['GET /api/offers/%ff', 404],
    ['GET /%ff', 404],
    ['POST /api/offers/', 404],
    ['GET /api/offers/0', 404],
    ['GET /api/offers/-1', 404],
    ['GET /api/offers/01', 404],
    ['GET /api/offers/1e1', 404],
    ['GET /api/offers/99999999999999999999', 404],
    ['GET /api/offers/1/', 404],
    ['GET /api//offers', 404],
    ['GET /API/offers', 404],
    ['GET /db', 404],
    ['GET /users', 404],
    ['GET /api/offers?page=1&page=2', 422],
    ['GET /api/offers?page=%00', 422],
    ['GET /api/offers?page=', 422],
    ['GET /api/offers?page=9999999999999999', 200],
    ['GET /api/offers?page=99999999999999999999', 200],
    ['GET /api/offers?per_page=99999999999999999999', 422],
    ['GET /api/offers?per_page=%zz', 422],
    ['OPTIONS /api/offers', 405],
    ['TRACE /api/offers', 405],
    ['HEAD /api/offers', 200],
  ])('%s gets %i', async (line, status) => {
    const { send, logIn, expectNoDefect } = mockBackend();
    const answer = await send(line, { token: await logIn('camille') });
    expect(answer.status).toBe(status);
    expectNoDefect();
  });

  const noOffer = { message: OFFER_NOT_FOUND };
  test.each([
    ['GET /api/offers/{id}', { success: false, ...noOffer }],
    ['POST /api/offers/{id}/apply', noOffer],
    ['PUT /api/admin/offers/{id}', noOffer],
    ['DELETE /api/admin/offers/{id}', noOffer],
    ['PATCH /api/admin/users/{id}/validate', { message: 'Utilisateur introuvable.' }],
  ])(
    '%s refuses what cannot be an id in the words of an id that does not exist, before its body',
    async (line, body) => {
      const { send, logIn, expectNoDefect } = mockBackend();
      const token = await logIn('admin');
      for (const id of ['abc', '0', '99999999', '99999999999999999999']) {
        expect(await send(line.replace('{id}', id), { token, text: '{' })).toMatchObject({ status: 404, body });
      }
      expectNoDefect();
    },
  );

  test('who may is decided before what an address could mean', async () => {
    const { send } = mockBackend();
    expect((await send('GET /api/offers/%')).status).toBe(401);
  });

  test('an empty country is none', async () => {
    const { send, logIn } = mockBackend();
    const token = await logIn('camille');
    const answer = await send('GET /api/offers', { token, headers: { 'x-country': '' } });
    expect(answer).toEqual(await send('GET /api/offers', { token }));
    expect(answer.status).toBe(200);
  });

  test.each([
    ['validated=2', { validated: ['Valeur inconnue'] }],
    ['validated=2&validated=1', { validated: ['Valeur inconnue'] }],
    ['page=0', { page: ['Nombre entier positif attendu'] }],
  ])('the list of users refuses ?%s in words of its own', async (query, errors) => {
    const { send, logIn } = mockBackend();
    const answer = await send(`GET /api/admin/users?${query}`, { token: await logIn('admin') });
    expect(answer).toMatchObject({ status: 422, body: { errors } });
  });

  test('a search is text: no pattern finds or breaks anything', async () => {
    const { send, logIn, expectNoDefect } = mockBackend();
    const token = await logIn('admin');
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (search) => {
        const query = new URLSearchParams({ search });
        expect((await send(`GET /api/admin/users?${query}`, { token })).status).toBe(200);
      }),
    );
    expectNoDefect();
  });

  test('a verb in a header overrides nothing', async () => {
    const { send, logIn } = mockBackend();
    const token = await logIn('admin');
    const headers = { 'x-http-method-override': 'DELETE' };
    expect((await send('GET /api/admin/offers', { token, headers })).status).toBe(200);
  });
});
