// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearCredentials, storeCredentials } from '~/api/credentials';
import type { Session } from '~/features/session/session';
import { sampleUser } from '../../support/samples';
import { createSession, later, me, opened, signedInSession, stored } from '../../support/sessions';
import { json, stubFetch } from '../../support/stub-fetch';

/* The user is fetched again after a change of the profile; if that fails, the answer to the change is used. */

const renamed = sampleUser({ name: 'Sacha' });
const goodbye = json(200, { message: 'Au revoir' });

let warned: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  clearCredentials();
  warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  warned.mockRestore();
});

describe('a refresh', () => {
  it('shows and keeps the user that the server knows, whatever was known before', async () => {
    const { session, changes } = await signedInSession();
    const sent = stubFetch(me(renamed));
    const onState = vi.fn();
    session.subscribe(onState);
    await session.refresh(sampleUser({ name: 'Écrit' }));
    expect(sent.map(({ url }) => url)).toEqual(['/api/me']);
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer secret');
    expect(session.getState()).toEqual({ status: 'user', user: renamed });
    expect(stored()).toEqual({ token: 'secret', user: JSON.stringify(renamed) });
    expect(onState).toHaveBeenCalledOnce();
    // The same person as before, with other data.
    expect(changes).toEqual([]);
    expect(warned).not.toHaveBeenCalled();
  });

  it('after another tab’s change stores nothing: two tabs of different builds would never stop', async () => {
    const { session } = await signedInSession();
    const kept = stored();
    stubFetch(me(renamed));
    await session.refresh(null, true);
    expect(session.user).toEqual(renamed);
    expect(stored()).toEqual(kept);
  });

  it('makes nobody another account: who it is changes with the token alone, and is announced', async () => {
    const { session, changes } = await signedInSession();
    const { user } = session;
    stubFetch(me(sampleUser({ id: 9, is_admin: true })));
    await session.refresh(renamed);
    expect(session.user).toEqual(user);
    expect(stored()).toEqual({ token: 'secret', user: JSON.stringify(user) });
    expect(changes).toEqual([]);
  });

  it('asks nothing for a visitor, and signs nobody in', async () => {
    const { session, changes } = createSession();
    await session.start();
    const sent = stubFetch(me());
    await session.refresh(renamed);
    expect(sent).toEqual([]);
    expect(session.getState()).toEqual({ status: 'visitor' });
    expect(stored()).toEqual({ token: null, user: null });
    expect(changes).toEqual([]);
  });

  describe.each([
    ['no network', []],
    ['a server error', [json(500, {})]],
    ['an answer without a user', [json(200, {})]],
    ['something else than JSON', [new Response('<html>')]],
  ])('that meets %s', (_, replies) => {
    beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
    afterEach(() => vi.mocked(console.error).mockRestore());

    it('takes the user from the answer to the change, and says so in the console alone', async () => {
      const { session, changes } = await signedInSession();
      stubFetch(...replies);
      await session.refresh(renamed);
      expect(session.getState()).toEqual({ status: 'user', user: renamed });
      expect(stored()).toEqual({ token: 'secret', user: JSON.stringify(renamed) });
      expect(changes).toEqual([]);
      expect(warned).toHaveBeenCalledExactlyOnceWith('[session] refresh', expect.stringContaining('GET /api/me'));
    });

    it('keeps what is known where that answer had no user', async () => {
      const { session, changes } = await signedInSession();
      stubFetch(...replies);
      await session.refresh();
      expect(session.getState()).toEqual({ status: 'user', user: sampleUser() });
      expect(stored()).toEqual({ token: 'secret', user: JSON.stringify(sampleUser()) });
      expect(changes).toEqual([]);
    });
  });

  it('that is refused ends the session, announced once, whatever the change was answered', async () => {
    const { session, changes } = await signedInSession();
    stubFetch(json(401, { message: 'Non' }));
    await session.refresh(renamed);
    expect(session.getState()).toEqual({ status: 'visitor' });
    expect(stored()).toEqual({ token: null, user: null });
    expect(changes).toEqual(['expired']);
  });
});

describe('a refresh that is overtaken', () => {
  const cut = () => Promise.reject(new TypeError('Failed to fetch'));
  const answers: [string, () => Response][] = [
    ['an answer', () => me(renamed)],
    ['a refusal', () => json(401, { message: 'Non' })],
    ['a failure', () => json(500, {})],
  ];
  /** A session whose request is already sent: sent later, it would get the test's next answer. */
  const refreshOf = async (session: Session) => {
    const pending = later();
    const sent = stubFetch(pending.reply);
    const refreshed = session.refresh(renamed);
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    return { refreshed, answer: pending.answer };
  };

  it.each(answers)('by a logout brings nobody back: %s', async (_, reply) => {
    const { session, changes } = await signedInSession();
    const { refreshed, answer } = await refreshOf(session);
    stubFetch(goodbye);
    session.logout();
    answer(reply());
    await refreshed;
    expect(session.getState()).toEqual({ status: 'visitor' });
    expect(stored()).toEqual({ token: null, user: null });
    expect(changes).toEqual(['signed-out']);
  });

  it.each(answers)('by another login leaves that session alone: %s', async (_, reply) => {
    const { session, changes } = await signedInSession(sampleUser({ id: 5 }));
    const { refreshed, answer } = await refreshOf(session);
    stubFetch(opened('other'));
    await session.login({ email: 'camille@missio.test', password: 'motdepasse-user' }, true);
    answer(reply());
    await refreshed;
    expect(session.user).toEqual(sampleUser());
    expect(stored()).toEqual({ token: 'other', user: JSON.stringify(sampleUser()) });
    expect(changes).toEqual(['signed-in']);
  });

  it('by a login in another tab, which this one has not followed yet, keeps that one’s user', async () => {
    const { session } = await signedInSession();
    stubFetch(() => {
      storeCredentials({ access_token: 'other', user: sampleUser({ id: 9 }) }, true);
      return cut();
    });
    await session.refresh(renamed);
    expect(stored()).toEqual({ token: 'other', user: JSON.stringify(sampleUser({ id: 9 })) });
  });

  it('by a stop of the app hears of no refusal', async () => {
    const { session, changes } = await signedInSession();
    session.stop();
    stubFetch(json(401, { message: 'Non' }));
    await session.refresh();
    expect(changes).toEqual([]);
  });

  it('before it began, after a logout, signs nobody in again', async () => {
    const { session } = await signedInSession();
    const sent = stubFetch(goodbye, me());
    session.logout();
    await session.refresh(sampleUser());
    expect(sent.map(({ url }) => url)).toEqual(['/api/logout']);
    expect(session.getState()).toEqual({ status: 'visitor' });
    expect(stored()).toEqual({ token: null, user: null });
  });
});
