// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '~/api/api-error';
import { clearCredentials, storeCredentials, unauthorized } from '~/api/credentials';
import { call, readTentativeUser } from '~/api/http';
import { sampleOffer, sampleUser } from '../support/samples';
import { json, stubFetch } from '../support/stub-fetch';

const page = (data: unknown[]) => ({ data, current_page: 1, last_page: 1, total: data.length, per_page: 12 });
const failureOf = async (promise: Promise<unknown>): Promise<ApiError> => {
  const error = await promise.then(
    () => null,
    (cause: unknown) => cause,
  );
  if (!(error instanceof ApiError)) throw new Error(`An ApiError was expected, not ${String(error)}`);
  return error;
};

beforeEach(() => clearCredentials());
afterEach(() => vi.unstubAllGlobals());

describe('what is sent', () => {
  it('goes to the own origin with the headers of the contract, and no token before a login', async () => {
    const sent = stubFetch(json(200, page([])));
    await call('listOffers', { query: { page: 2 }, country: 'BE' });
    const [request] = sent;
    expect(request).toMatchObject({ url: '/api/offers?page=2', method: 'GET', credentials: 'include', body: null });
    expect(Object.fromEntries(request?.headers ?? [])).toEqual({
      accept: 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      'x-country': 'BE',
    });
  });

  it('carries the stored token and a JSON body', async () => {
    storeCredentials({ access_token: 'secret', user: sampleUser() }, true);
    const sent = stubFetch(json(200, { message: null, user: null }));
    await call('updateProfile', { body: { name: 'Zoé', email: 'zoe@missio.test' } });
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer secret');
    expect(sent[0]?.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(sent[0]?.body).toEqual({ name: 'Zoé', email: 'zoe@missio.test' });
  });

  it('leaves out filters that are empty and fills the path', async () => {
    const sent = stubFetch(json(200, page([])), json(200, { success: true, data: sampleOffer() }));
    await call('adminListUsers', { query: { page: 1, search: '', validated: undefined } });
    await call('getOffer', { params: { id: 42 }, country: 'FR' });
    expect(sent.map(({ url }) => url)).toEqual(['/api/admin/users?page=1', '/api/offers/42']);
  });
});

describe('what comes back', () => {
  it('is parsed: unknown fields are dropped, optional ones may be absent or null', async () => {
    const { api_key: _, ...offer } = sampleOffer();
    stubFetch(json(200, page([{ ...offer, image_url: null, surprise: '<b>' }])));
    const { data } = await call('listOffers');
    expect(data[0]).toEqual({ ...offer, image_url: null });
  });

  it('of no network is a network failure', async () => {
    stubFetch();
    const error = await failureOf(call('testNetwork'));
    expect(error.failure).toEqual({ kind: 'network' });
    expect(error.displayMessage).toBe('Erreur de connexion');
  });

  it('without what it cannot do without is unreadable, and the console names call and field but no value', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    stubFetch(json(200, { data: { user: { ...sampleUser(), id: 'secret' } } }), json(200, { data: 'secret' }));
    expect((await failureOf(call('me'))).failure).toEqual({ kind: 'unreadable', status: 200 });
    expect((await failureOf(call('listOffers'))).failure).toEqual({ kind: 'unreadable', status: 200 });
    expect(log.mock.calls.flat()).toEqual([
      '[api] GET /api/me: unreadable 200 — data.user.id: string, the contract says integer',
      '[api] GET /api/offers: unreadable 200 — data: string, the contract says list',
    ]);
    log.mockRestore();
  });

  it('that is not JSON is unreadable, whatever the status, and the console names the call', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    stubFetch(new Response('Bonjour', { status: 200 }), new Response('Bad gateway', { status: 502 }));
    expect((await failureOf(call('sold'))).failure).toEqual({ kind: 'unreadable', status: 200 });
    expect((await failureOf(call('sold'))).failure).toEqual({ kind: 'unreadable', status: 502 });
    expect(log.mock.calls.map(([line]) => line)).toEqual([
      expect.stringContaining('GET /api/get/user/sold: unreadable 200 — (body): not JSON'),
      expect.stringContaining('GET /api/get/user/sold: unreadable 502 — (body): not JSON'),
    ]);
    log.mockRestore();
  });

  it('with settings that were never saved, or an identifier of digits, is read all the same', async () => {
    stubFetch(
      json(200, { settings: null, sync_info: null }),
      json(200, { settings: { publisher_id: 123456 }, sync_info: {} }),
    );
    expect(await call('networkSettings')).toEqual({
      settings: {},
      sync_info: { last_sync: null, last_sync_count: null },
    });
    expect((await call('networkSettings')).settings.publisher_id).toBe('123456');
  });

  it('without settings, or without an offer, is no answer', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    stubFetch(json(200, {}), json(200, { success: true }));
    expect((await failureOf(call('networkSettings'))).failure).toEqual({ kind: 'unreadable', status: 200 });
    const offer = call('getOffer', { params: { id: 5 }, country: 'FR' });
    expect((await failureOf(offer)).failure).toEqual({ kind: 'unreadable', status: 200 });
    expect(log.mock.calls.map(([line]) => line)).toEqual([
      expect.stringContaining('settings: '),
      expect.stringContaining('data: '),
    ]);
    log.mockRestore();
  });

  it('of a refusal gives the message and the first error of each field', async () => {
    stubFetch(json(422, { message: 'Non', errors: { email: ['Pris', 'Deux'], name: 'Nom requis', autre: [] } }));
    const error = await failureOf(call('updateProfile', { body: { name: 'Zoé', email: 'z@z.fr' } }));
    expect(error.status).toBe(422);
    expect(error.serverMessage).toBe('Non');
    expect(error.fieldErrors).toEqual({ email: 'Pris', name: 'Nom requis' });
  });

  it('of a refusal in another shape keeps its status and falls back on the catalogue', async () => {
    stubFetch(json(500, { message: { code: 7 }, errors: 'x' }));
    const error = await failureOf(call('register', { body: registerBody }));
    expect(error.status).toBe(500);
    expect(error.fieldErrors).toEqual({});
    expect(error.displayMessage).toBe("Erreur lors de l'inscription");
  });

  it('of a success without content is an empty answer', async () => {
    stubFetch(new Response(null, { status: 204 }));
    await expect(call('forgotPassword', { body: { email: 'a@b.fr' } })).resolves.toEqual({});
  });
});

describe('a 401', () => {
  it('is announced when it answers the token that is stored now, or none while none is stored', async () => {
    const listener = vi.fn();
    const stop = unauthorized.add(listener);
    stubFetch(json(401, { message: 'Non' }));
    // Another tab removed the token silently: the session on this screen is over too.
    await failureOf(call('sold'));
    expect(listener).toHaveBeenCalledExactlyOnceWith('sold');
    listener.mockClear();

    storeCredentials({ access_token: 'old', user: sampleUser() }, true);
    await failureOf(call('sold'));
    expect(listener).toHaveBeenCalledExactlyOnceWith('sold');

    // The answer to an old token arrives after a new login: the new session is not lost.
    stubFetch(async () => {
      storeCredentials({ access_token: 'new', user: sampleUser() }, true);
      return json(401, {});
    });
    await failureOf(call('sold'));
    expect(listener).toHaveBeenCalledOnce();
    stop();
  });
});

const registerBody = {
  name: 'Zoé',
  email: 'z@z.fr',
  password: 'motdepasse',
  password_confirmation: 'motdepasse',
  country: 'FR',
};

describe('the user that the last visit stored', () => {
  it('is read as it was stored', () => {
    const user = sampleUser({ name: 'Lou' });
    storeCredentials({ access_token: 'secret', user }, true);
    expect(readTentativeUser()).toEqual(user);
  });

  it.each([null, '', 'null', '[]', '{', '{"name":"Lou"}'])('is nobody if %o is stored', (text) => {
    if (text !== null) localStorage.setItem('user', text);
    expect(readTentativeUser()).toBeNull();
  });
});
