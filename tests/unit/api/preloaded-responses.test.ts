// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildHeaders, clearCredentials, storeCredentials } from '~/api/credentials';
import { call } from '~/api/http';
import { sampleOffer, sampleUser } from '../support/samples';
import { json, stubFetch } from '../support/stub-fetch';

const page = (data: unknown[]) => ({ data, current_page: 1, last_page: 1, total: data.length, per_page: 12 });
const [early, own] = [sampleUser({ name: 'Lou' }), sampleUser({ name: 'Sacha' })];

const preload = (
  token: string,
  url: string,
  response: Response | Promise<Response>,
  requestedAt = performance.now(),
) => {
  const responses = new Map([[url, Promise.resolve(response)]]);
  window.missioPreloadedResponses = { token, headers: buildHeaders(token), requestedAt, responses };
};
const preloadUser = (token: string, requestedAt?: number) =>
  preload(token, '/api/me', json(200, { user: early }), requestedAt);

beforeEach(() => {
  storeCredentials({ access_token: 'secret', user: own }, true);
});
afterEach(() => {
  delete window.missioPreloadedResponses;
  clearCredentials();
  vi.unstubAllGlobals();
});

describe('a response that the document asked for itself', () => {
  it('is taken over, once', async () => {
    preloadUser('secret');
    const sent = stubFetch(json(200, { user: own }));
    expect(await call('me')).toEqual(early);
    expect(sent).toEqual([]);
    expect(await call('me')).toEqual(own);
  });

  it('is for its token, its address, its method and its headers alone', async () => {
    preloadUser('former');
    const sent = stubFetch(json(200, { user: own }), json(200, page([])), json(200, page([])), json(200, {}));
    expect(await call('me')).toEqual(own);
    preload('secret', '/api/offers?page=1', json(200, page([sampleOffer()])));
    expect(await call('listOffers', { query: { page: 2 } })).toMatchObject({ data: [] });
    expect(await call('listOffers', { query: { page: 1 }, country: 'BE' })).toMatchObject({ data: [] });
    expect(sent).toHaveLength(3);
    expect(await call('listOffers', { query: { page: 1 } })).toMatchObject({ data: [sampleOffer()] });
    expect(sent).toHaveLength(3);
    preload('secret', '/api/logout', json(200, {}));
    await call('logout').catch(() => undefined);
    expect(sent).toHaveLength(4);
  });

  it('is too old after half a minute, and not a moment sooner', async () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(70_000);
    stubFetch(json(200, { user: own }));
    preloadUser('secret', 40_000);
    expect(await call('me')).toEqual(early);
    preloadUser('secret', 39_999);
    expect(await call('me')).toEqual(own);
    now.mockRestore();
  });

  it('is read like any other, and fails as the request itself would have', async () => {
    stubFetch();
    preload('secret', '/api/me', json(401, { message: 'Non' }));
    await expect(call('me')).rejects.toMatchObject({ isSessionLost: true });
    preload('secret', '/api/me', Promise.reject(new TypeError('Failed to fetch')));
    await expect(call('me')).rejects.toMatchObject({ failure: { kind: 'network' } });
  });

  it('answers nobody who has turned away', async () => {
    preload('secret', '/api/offers', json(200, page([])));
    const signal = AbortSignal.abort();
    await expect(call('listOffers', { signal })).rejects.toBe(signal.reason);
  });

  it('is forgotten once the first screen stands', async () => {
    preloadUser('secret');
    stubFetch(json(200, { user: own }));
    delete window.missioPreloadedResponses;
    expect(await call('me')).toEqual(own);
  });
});
