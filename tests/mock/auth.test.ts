import * as v from 'valibot';
import { describe, expect, test, vi } from 'vitest';
import { mockBackend, tokenIn } from './support/mock-backend';

const login = 'POST /api/auth/login';
const wrong = { email: 'camille@missio.test', password: 'faux-mot-de-passe' };
const right = { email: 'camille@missio.test', password: 'motdepasse-user' };

const minutesLater = (minutes: number) => new Date(Date.parse('2026-03-14T09:26:53Z') + minutes * 60_000);

describe('sessions', () => {
  test('a token works until it expires', async () => {
    const { send, logIn, environment } = mockBackend();
    const token = await logIn('camille');
    environment.setNow(minutesLater(29 * 24 * 60));
    expect((await send('GET /api/me', { token })).status).toBe(200);
    environment.setNow(minutesLater(31 * 24 * 60));
    expect((await send('GET /api/me', { token })).status).toBe(401);
  });

  test('a change to a state that another one replaces meanwhile is not called done', async () => {
    const { backend, send } = mockBackend();
    const before = backend.state.toData();
    const answer = send(login, { body: right });
    backend.load(before);
    expect((await answer).status).toBe(500);
    expect(backend.state.toData().sessions).toEqual([]);
  });

  test('a token is nowhere in the state', async () => {
    const { backend, logIn } = mockBackend();
    const token = await logIn('camille');
    const { sessions } = backend.state.toData();
    expect(sessions).toHaveLength(1);
    expect(sessions.map(({ id }) => id)).not.toContain(token);
  });

  test('the password of an unknown account is verified as well: time does not tell which accounts exist', async () => {
    const { send, environment } = mockBackend();
    const verified = vi.spyOn(environment, 'verifyPassword');
    expect((await send(login, { body: { ...wrong, email: 'personne@exemple.test' } })).status).toBe(401);
    expect(verified.mock.calls).toEqual([[wrong.password, undefined]]);
  });

  test('an address is known in any case', async () => {
    const { send } = mockBackend();
    const { status } = await send(login, { body: { ...right, email: 'CAMILLE@Missio.Test' } });
    expect(status).toBe(200);
  });
});

describe('the limit on logins', () => {
  test('refuses after ten failures, tells how long to wait, and forgives afterwards', async () => {
    const { send, environment } = mockBackend();
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect((await send(login, { body: wrong })).status).toBe(401);
    }
    const limited = await send(login, { body: right });
    expect(limited.status).toBe(429);
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);
    environment.setNow(minutesLater(6));
    expect((await send(login, { body: right })).status).toBe(200);
  });

  test('counts by address and account, and an unknown account like any other', async () => {
    const { send } = mockBackend();
    const unknown = { email: 'personne@exemple.test', password: 'x' };
    for (let attempt = 0; attempt < 10; attempt += 1) await send(login, { body: unknown });
    expect((await send(login, { body: unknown })).status).toBe(429);
    expect((await send(login, { body: right })).status).toBe(200);
    expect((await send(login, { body: unknown, address: '127.0.0.2' })).status).toBe(401);
  });

  test('counts failures only, and starts again after a success', async () => {
    const { send } = mockBackend();
    for (let round = 0; round < 4; round += 1) {
      for (let attempt = 0; attempt < 5; attempt += 1) await send(login, { body: wrong });
      expect((await send(login, { body: right })).status).toBe(200);
    }
  });

  test('holds against attempts made all at once', async () => {
    const { send } = mockBackend();
    const answers = await Promise.all(Array.from({ length: 30 }, () => send(login, { body: wrong })));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
  });
});

describe('password recovery', () => {
  const forgot = 'POST /api/auth/forgot-password';
  const reset = 'POST /api/auth/reset-password';
  const password = 'nouveau-mot-de-passe';

  const ask = async () => {
    const mock = mockBackend();
    await mock.send(forgot, { body: { email: 'camille@missio.test' } });
    const url = new URL(mock.environment.mails[0]?.url ?? '');
    const body = {
      email: url.searchParams.get('email'),
      token: url.searchParams.get('token'),
      password,
      password_confirmation: password,
    };
    return { ...mock, body };
  };

  test('the link works once, and ends the older sessions', async () => {
    const { send, logIn, body } = await ask();
    const old = await logIn('camille');
    expect((await send(reset, { body })).status).toBe(200);
    expect((await send('GET /api/me', { token: old })).status).toBe(401);
    expect((await send(reset, { body })).status).toBe(422);
    const opened = await send(login, { body: { email: 'camille@missio.test', password } });
    expect(tokenIn(opened.body)).toBeTruthy();
  });

  test('the old password opens nothing while it is being replaced', async () => {
    const { send, environment, body } = await ask();
    const { verifyPassword } = environment;
    environment.verifyPassword = async (given, hash) => {
      const isRight = await verifyPassword(given, hash);
      await send(reset, { body });
      return isRight;
    };
    expect((await send(login, { body: right })).status).toBe(401);
  });

  test('two uses at once: one of them wins', async () => {
    const { send, body } = await ask();
    const answers = await Promise.all([send(reset, { body }), send(reset, { body })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  test('the link dies after sixty minutes', async () => {
    const { send, body, environment } = await ask();
    environment.setNow(minutesLater(60));
    expect((await send(reset, { body })).status).toBe(422);
  });

  test('the link of one account does not open another', async () => {
    const { send, body } = await ask();
    expect((await send(reset, { body: { ...body, email: 'admin@missio.test' } })).status).toBe(422);
  });

  test('the answer does not tell whether the account exists, and an unknown one gets no mail', async () => {
    const { send, environment } = mockBackend();
    const known = await send(forgot, { body: { email: 'camille@missio.test' } });
    const unknown = await send(forgot, { body: { email: 'personne@exemple.test' } });
    expect(unknown).toEqual(known);
    expect(environment.mails).toHaveLength(1);
  });

  test('both wait for the disk: time does not tell either', async () => {
    const { changes, send } = mockBackend();
    await send(forgot, { body: { email: 'personne@exemple.test' } });
    expect(changes).toEqual([{ nothing: true }]);
  });
});

describe('a validation', () => {
  test('is told to its account by mail, once', async () => {
    const { send, logIn, environment } = mockBackend();
    const token = await logIn('admin');
    const { body } = await send('GET /api/admin/users?search=attente@missio.test', { token });
    const { data } = v.parse(v.object({ data: v.tuple([v.object({ id: v.number() })]) }), body);
    const validate = `PATCH /api/admin/users/${data[0].id}/validate`;
    expect((await send(validate, { token })).status).toBe(200);
    expect((await send(validate, { token })).status).toBe(200);
    expect(environment.mails).toMatchObject([
      {
        to: 'attente@missio.test',
        subject: 'Votre compte est validé',
        text: expect.stringContaining('Sacha'),
        url: null,
      },
    ]);
  });
});
