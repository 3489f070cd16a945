import { describe, expect, it } from 'vitest';
import { parseSiteOrigin } from '~/content/public-head';
import { parseIpLookupUrl } from '~/lib/browser/ip-lookup';

describe('the environment of a build', () => {
  it('asks the own backend for the country in development, and the public service in production', () => {
    expect(parseIpLookupUrl({ DEV: true })).toBe('/api/location');
    expect(parseIpLookupUrl({ DEV: false })).toBe('https://ipapi.co/json/');
  });

  it('takes the address that it was given, and an empty one for none', () => {
    expect(parseIpLookupUrl({ DEV: true, VITE_IP_LOOKUP_URL: ' https://ip.example/json ' })).toBe(
      'https://ip.example/json',
    );
    expect(parseIpLookupUrl({ VITE_IP_LOOKUP_URL: '' })).toBe('https://ipapi.co/json/');
  });

  it.each([
    ['https://missio.example', 'https://missio.example'],
    ['https://missio.example/fr/', 'https://missio.example'],
    ['missio.example', null],
    ['localhost:4173', null],
    ['', null],
    [undefined, null],
  ])('reads the site %o as %o', (given, origin) => {
    expect(parseSiteOrigin({ VITE_SITE_URL: given })).toBe(origin);
  });
});
