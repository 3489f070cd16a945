import { afterEach, describe, expect, it, vi } from 'vitest';
import { lookUpCountry } from '~/features/auth/visitor-country';
import { IP_LOOKUP_TIMEOUT_MS } from '~/lib/browser/ip-lookup';
import { json, stubFetch } from '../../support/stub-fetch';

const URL_OF_SERVICE = 'https://ip.example/json';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the country of the visitor', () => {
  it('is read without anything of ours on the way', async () => {
    const sent = stubFetch(json(200, { country_code: 'be', ip: '192.0.2.1' }));
    expect(await lookUpCountry(URL_OF_SERVICE)).toBe('BE');
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ url: URL_OF_SERVICE, method: 'GET', credentials: 'omit', body: null });
    expect([...(sent[0]?.headers ?? [])]).toEqual([]);
  });

  it.each([
    ['a refusal', json(429, { error: true, country_code: 'BE' })],
    ['no code', json(200, { error: true })],
    ['a code that is none', json(200, { country_code: 'BEL' })],
    ['an unknown country', json(200, { country_code: 'XX' })],
    ['a region', json(200, { country_code: 'eu' })],
    ['something else than JSON', new Response('<html>')],
  ])('is not known after %s', async (_, reply) => {
    stubFetch(reply);
    await expect(lookUpCountry(URL_OF_SERVICE)).rejects.toThrow();
  });

  it('has three seconds', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    stubFetch(json(200, { country_code: 'BE' }));
    await expect(lookUpCountry(URL_OF_SERVICE)).rejects.toThrow();
    expect(IP_LOOKUP_TIMEOUT_MS).toBe(3000);
    expect(timeout).toHaveBeenCalledWith(IP_LOOKUP_TIMEOUT_MS);
  });
});
