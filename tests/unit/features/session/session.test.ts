// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearCredentials, storeCredentials } from '~/api/credentials';
import { call } from '~/api/http';
import { sampleUser } from '../../support/samples';
import { createSession, later, me, opened, signedInSession, stored } from '../../support/sessions';
import { json, stubFetch } from '../../support/stub-fetch';

const credentials = { email: 'camille@missio.test', password: 'motdepasse-user' };

beforeEach(() => clearCredentials());
afterEach(() => void vi.unstubAllGlobals());

describe('at the start', () => {
  it('without a token the visitor is known at once, and nothing is asked', async () => {
    const sent = stubFetch();
    const { session } = createSession();
    expect(session.getState().status).toBe('loading');
    const started = session.start();
    expect(session.getState().status).toBe('visitor');
    await started;
    expect(sent).toHaveLength(0);
  });

  it.each([
    ['the answer in data', json(200, { data: { user: sampleUser() } })],
    ['the answer at the top', json(200, { user: sampleUser() })],
  ])('with a token the user is fetched: %s', async (_, reply) => {
    storeCredentials({ access_token: 'secret', user: sampleUser({ name: 'Ancien' }) }, true);
    stubFetch(reply);
    const { session } = createSession();
    await session.start();
    expect(session.user?.name).toBe('Camille');
    expect(stored().user).toContain('Camille');
  });

  it('lets a guard go on with the stored user that it admits, and any other wait for the server', async () => {
    storeCredentials({ access_token: 'secret', user: sampleUser({ name: 'Ancien' }) }, true);
    const { reply, answer } = later();
    stubFetch(reply);
    const { session } = createSession();
    const started = session.start();
    const admitted = await session.resolveUser(({ is_admin }) => !is_admin);
    expect(admitted?.name).toBe('Ancien');
    expect(session.user).toBeNull();
    const resolved = vi.fn();
    const others = [session.resolveUser(({ is_admin }) => is_admin), session.resolveUser()];
    const waiting = Promise.all(others).then(resolved);
    await Promise.resolve();
    expect(resolved).not.toHaveBeenCalled();
    answer(me());
    await Promise.all([started, waiting]);
    expect(resolved).toHaveBeenCalledWith([sampleUser(), sampleUser()]);
    expect(await session.resolveUser(({ is_admin }) => !is_admin)).toEqual(sampleUser());
  });

  it.each([
    ['of another backend, without what is needed here', JSON.stringify({ uuid: 'x' })],
    ['that is no JSON', '{'],
    ['of an older build, as a list', '[]'],
    ['that is null', 'null'],
  ])('a stored user %s breaks nothing: guards wait for the server', async (_, user) => {
    storeCredentials({ access_token: 'secret', user: sampleUser() }, true);
    localStorage.setItem('user', user);
    const { reply, answer } = later();
    stubFetch(reply);
    const { session } = createSession();
    const started = session.start();
    const resolved = session.resolveUser(() => true);
    answer(me());
    await started;
    expect(await resolved).toEqual(sampleUser());
    expect(session.getState().status).toBe('user');
  });

  it('a read refused meanwhile is told once the session is confirmed, and to nobody when there is none', async () => {
    for (const [reply, status, expected] of [
      [me(), 'visitor', ['expired']],
      [json(401, { message: 'Non' }), 'visitor', []],
    ] as const) {
      storeCredentials({ access_token: 'secret', user: sampleUser() }, true);
      const { reply: pending, answer } = later();
      const sent = stubFetch(pending, json(401, { message: 'Non' }));
      const { session, changes } = createSession();
      const started = session.start();
      await vi.waitFor(() => expect(sent).toHaveLength(1));
      await call('sold').catch(() => undefined);
      expect(session.getState().status).toBe('loading');
      expect(stored().token).toBe('secret');
      answer(reply);
      await started;
      expect(session.getState().status).toBe(status);
      expect(changes).toEqual(expected);
      expect(stored()).toEqual({ token: null, user: null });
      session.stop();
    }
  });

  it.each([
    ['a refused token', [json(401, { message: 'Non' })]],
    ['a server error', [json(500, {})]],
    ['no network', []],
  ])('%s forgets token and user, silently', async (_, replies) => {
    storeCredentials({ access_token: 'secret', user: sampleUser() }, true);
    stubFetch(...replies);
    const { session, changes } = createSession();
    await session.start();
    expect(session.getState().status).toBe('visitor');
    expect(stored()).toEqual({ token: null, user: null });
    expect(changes).toEqual([]);
  });
});

it('that was stopped starts no load of its own for the token that has replaced its own', async () => {
  storeCredentials({ access_token: 'secret', user: sampleUser() }, true);
  const { reply, answer } = later();
  const sent = stubFetch(reply, me());
  const { session } = createSession();
  const started = session.start();
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  session.stop();
  clearCredentials();
  storeCredentials({ access_token: 'that of the next app', user: sampleUser() }, true);
  answer(me());
  await started;
  expect(sent).toHaveLength(1);
});

describe('login and logout', () => {
  it('keep and forget token and user', async () => {
    const { session, changes } = createSession();
    stubFetch(opened());
    await session.login(credentials, true);
    expect(session.user?.id).toBe(7);
    expect(stored().token).toBe('secret');
    stubFetch(json(500, {}));
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    session.logout();
    expect(stored()).toEqual({ token: null, user: null });
    expect(session.getState().status).toBe('visitor');
    expect(changes).toEqual(['signed-in', 'signed-out']);
    await vi.waitFor(() => expect(warned).toHaveBeenCalled());
    warned.mockRestore();
  });

  it('a login that does not say what one may do asks before anything is shown', async () => {
    const { session } = createSession();
    await session.start();
    const admin = sampleUser({ is_admin: true });
    const sent = stubFetch(json(200, { access_token: 'secret', user: { id: 7, name: 'Camille' } }), me(admin));
    await session.login(credentials, true);
    expect(sent[1]).toMatchObject({ url: '/api/me' });
    expect(session.getState()).toEqual({ status: 'user', user: admin });
    expect(stored().token).toBe('secret');
  });

  it('a 401 answer to logout is just its end', async () => {
    const { session, changes } = createSession();
    stubFetch(opened());
    await session.start();
    await session.login(credentials, true);
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    stubFetch(json(401, { message: 'Non' }));
    session.logout();
    await vi.waitFor(() => expect(warned).toHaveBeenCalled());
    expect(changes).toEqual(['signed-in', 'signed-out']);
    warned.mockRestore();
  });
});

describe('a registration', () => {
  const body = {
    name: 'Camille',
    email: credentials.email,
    password: credentials.password,
    password_confirmation: credentials.password,
    country: 'FR',
  };

  it('signs in, in a session that outlives the browser', async () => {
    const { session, changes } = createSession();
    await session.start();
    const waiting = sampleUser({ validated: false });
    const sent = stubFetch(json(201, { access_token: 'new', user: waiting }));
    await session.register(body);
    expect(sent).toMatchObject([{ url: '/api/auth/register', method: 'POST', body }]);
    expect(session.getState()).toEqual({ status: 'user', user: waiting });
    expect(stored()).toEqual({ token: 'new', user: JSON.stringify(waiting) });
    expect(document.cookie).toBe('');
    expect(changes).toEqual(['signed-in']);
  });

  it('whose answer opens no session has made the account all the same', async () => {
    const { session, changes } = createSession();
    await session.start();
    for (const answer of [json(201, { message: 'Créé.' }), new Response('', { status: 201 })]) {
      stubFetch(answer);
      expect(await session.register(body)).toBe(false);
    }
    expect(session.getState()).toEqual({ status: 'visitor' });
    expect(changes).toEqual([]);
  });

  it('whose answer does not say who that is asks, and does without where nobody says', async () => {
    const { session } = createSession();
    await session.start();
    stubFetch(json(201, { access_token: 'new' }), json(503, {}));
    expect(await session.register(body)).toBe(false);
    const sent = stubFetch(json(201, { access_token: 'new' }), me(sampleUser({ validated: false })));
    expect(await session.register(body)).toBe(true);
    expect(sent[1]?.headers.get('authorization')).toBe('Bearer new');
    expect(session.user?.validated).toBe(false);
  });

  it('that is refused changes nothing, and says why', async () => {
    const { session, changes } = createSession();
    await session.start();
    stubFetch(json(422, { message: 'Non', errors: { email: ['Cet email est déjà utilisé'] } }));
    await expect(session.register(body)).rejects.toMatchObject({
      fieldErrors: { email: 'Cet email est déjà utilisé' },
    });
    expect(session.getState()).toEqual({ status: 'visitor' });
    expect(stored()).toEqual({ token: null, user: null });
    expect(changes).toEqual([]);
  });
});

describe('an answer that comes after the end of its session', () => {
  it('is not taken for the user of another session', async () => {
    const { session } = createSession();
    storeCredentials({ access_token: 'old', user: sampleUser() }, true);
    const { reply, answer } = later();
    stubFetch(reply, me(sampleUser({ id: 9 })));
    const started = session.start();
    storeCredentials({ access_token: 'new', user: sampleUser({ id: 9 }) }, true);
    answer(me());
    await started;
    expect(session.user?.id).toBe(9);
    expect(stored().user).toContain('"id":9');
  });
});

describe('remember-me', () => {
  const startAgain = async () => {
    stubFetch(me());
    const { session } = createSession();
    await session.start();
    return session.getState().status;
  };
  const clearCookies = () => {
    for (const cookie of document.cookie.split('; ')) {
      // biome-ignore lint/suspicious/noDocumentCookie: what the end of the browser session, or a cleaner, takes.
      document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
    }
  };

  it('checked: the session outlives the browser', async () => {
    const { session } = createSession();
    stubFetch(opened());
    await session.login(credentials, true);
    clearCookies();
    expect(await startAgain()).toBe('user');
  });

  it('unchecked: a reload keeps the session, the end of the browser ends it', async () => {
    const { session } = createSession();
    stubFetch(opened());
    await session.login(credentials, false);
    const sent = stubFetch(me());
    await createSession().session.start();
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer secret');
    clearCookies();
    expect(await startAgain()).toBe('visitor');
    expect(stored()).toEqual({ token: null, user: null });
  });

  it('unchecked: what is stored is no token', async () => {
    const { session } = createSession();
    stubFetch(opened());
    await session.login(credentials, false);
    expect(stored().token).not.toContain('secret');
    session.logout();
    expect(document.cookie).toBe('');
  });

  it('unchecked: without cookies, or with a token too long for one, the session is that of the tab', async () => {
    const { session } = createSession();
    const blocked = vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
    stubFetch(opened());
    await session.login(credentials, false);
    expect(stored().token).toBeNull();
    expect(await startAgain()).toBe('user');
    sessionStorage.clear();
    expect(await startAgain()).toBe('visitor');
    expect(stored().user).toBeNull();
    blocked.mockRestore();
  });

  it('a session of before, marked by a cookie that lasts, has ended as well', async () => {
    storeCredentials({ access_token: 'secret', user: sampleUser() }, true);
    // biome-ignore lint/suspicious/noDocumentCookie: as the version before left it.
    document.cookie = 'missio_session_only=1; path=/';
    expect(await startAgain()).toBe('visitor');
    expect([stored(), document.cookie]).toEqual([{ token: null, user: null }, '']);
  });

  it('local storage holds the two keys of the specification and nothing else', async () => {
    const { session } = createSession();
    stubFetch(opened());
    await session.login(credentials, false);
    expect(Object.keys(localStorage).sort()).toEqual(['auth_token', 'user']);
  });
});

describe('a lost session', () => {
  it('is announced once, however many calls fail at that moment', async () => {
    const { session, changes } = await signedInSession();
    stubFetch(json(401, { message: 'Non' }));
    await Promise.allSettled([call('sold'), call('listOffers'), call('listParticipations')]);
    expect(changes).toEqual(['expired']);
    expect(stored()).toEqual({ token: null, user: null });
    expect(session.getState().status).toBe('visitor');
  });
});

describe('other tabs', () => {
  const fromOtherTab = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));

  it('a logout there ends the session here', async () => {
    const { session, changes } = await signedInSession();
    clearCredentials();
    fromOtherTab('auth_token');
    await vi.waitFor(() => expect(changes).toEqual(['changed-in-other-tab']));
    expect(session.getState().status).toBe('visitor');
  });

  it('a login there signs in here', async () => {
    const { session, changes } = createSession();
    stubFetch(me(sampleUser({ id: 9 })));
    await session.start();
    storeCredentials({ access_token: 'other', user: sampleUser({ id: 9 }) }, true);
    fromOtherTab('auth_token');
    await vi.waitFor(() => expect(changes).toEqual(['changed-in-other-tab']));
    expect(session.user?.id).toBe(9);
  });

  it('another account there takes this one’s screen away before the server has named it', async () => {
    const { session, changes } = await signedInSession();
    const { reply, answer } = later();
    const sent = stubFetch(reply);
    storeCredentials({ access_token: 'other', user: sampleUser({ id: 9 }) }, true);
    fromOtherTab('auth_token');
    expect(session.user).toBeNull();
    expect(changes).toEqual(['changed-in-other-tab']);
    // No guard goes on for a user who is not confirmed: what it admits is not asked again afterwards.
    const resolved = session.resolveUser(() => true);
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    answer(me(sampleUser({ id: 9, is_admin: true })));
    expect(await resolved).toMatchObject({ id: 9, is_admin: true });
    expect(changes).toEqual(['changed-in-other-tab']);
    expect(sent).toHaveLength(1);
  });

  it('the same account there, with a new token, leaves the screen as it is', async () => {
    const { session, changes } = await signedInSession();
    const { reply, answer } = later();
    stubFetch(reply);
    storeCredentials({ access_token: 'other', user: sampleUser() }, true);
    fromOtherTab('auth_token');
    expect(session.user).toEqual(sampleUser());
    expect(changes).toEqual([]);
    answer(me());
    await vi.waitFor(() => expect(changes).toEqual(['changed-in-other-tab']));
    expect(session.user).toEqual(sampleUser());
  });

  it.each([
    ['an answer', () => me()],
    ['a failure', () => json(500, {})],
  ])(
    'a login there during the first load is read once, and never ended here: %s to the former token',
    async (_, old) => {
      storeCredentials({ access_token: 'secret', user: sampleUser() }, true);
      const { reply, answer } = later();
      const sent = stubFetch(reply, json(502, {}));
      const { session } = createSession();
      const started = session.start();
      await vi.waitFor(() => expect(sent).toHaveLength(1));
      storeCredentials({ access_token: 'other', user: sampleUser({ id: 9 }) }, true);
      fromOtherTab('auth_token');
      answer(old());
      await started;
      await vi.waitFor(() => expect(session.getState().status).toBe('visitor'));
      expect(stored().token).toBe('other');
      expect(sent).toHaveLength(2);
    },
  );

  it('a login there that cannot be read here is not ended by it', async () => {
    const { session, changes } = createSession();
    stubFetch(json(502, {}));
    await session.start();
    storeCredentials({ access_token: 'other', user: sampleUser() }, true);
    fromOtherTab('auth_token');
    await vi.waitFor(() => expect(changes).toEqual(['changed-in-other-tab']));
    expect(session.getState().status).toBe('visitor');
    expect(stored().token).toBe('other');
  });

  it('a change of something else changes nothing', async () => {
    const sent = stubFetch(me());
    const { session, changes } = createSession();
    await session.start();
    fromOtherTab('user');
    expect(sent).toHaveLength(0);
    expect(changes).toEqual([]);
  });
});
