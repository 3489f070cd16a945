import { describe, expect, it } from 'vitest';
import { parseEnvironment } from '~/lib/environment';

describe('the environment of a build', () => {
  it('asks the own backend for the country in development, and the public service in production', () => {
    expect(parseEnvironment({ DEV: true }).ipLookupUrl).toBe('/api/location');
    expect(parseEnvironment({ DEV: false }).ipLookupUrl).toBe('https://ipapi.co/json/');
  });

  it('takes the address that it was given, and an empty one for none', () => {
    expect(parseEnvironment({ DEV: true, VITE_IP_LOOKUP_URL: ' https://ip.example/json ' }).ipLookupUrl).toBe(
      'https://ip.example/json',
    );
    expect(parseEnvironment({ VITE_IP_LOOKUP_URL: '' }).ipLookupUrl).toBe('https://ipapi.co/json/');
  });

  it.each([
    ['https://missio.example', 'https://missio.example'],
    ['https://missio.example/fr/', 'https://missio.example'],
    ['missio.example', null],
    ['', null],
    [undefined, null],
  ])('reads the site %o as %o', (given, origin) => {
    expect(parseEnvironment({ VITE_SITE_URL: given }).siteOrigin).toBe(origin);
  });
});
