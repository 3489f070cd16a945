import { describe, expect, it } from 'vitest';
import { findScreenScripts } from '~/boot/build/screen-scripts';

const component = (route: string) => `src/routes/${route}.tsx?tsr-split=component`;
const manifest = JSON.stringify({
  'index.html': { file: 'assets/index.js', isEntry: true, dynamicImports: [component('_user')] },
  '_shared.js': { file: 'assets/shared.js', imports: ['index.html'] },
  [component('_user')]: { file: 'assets/_user.js', imports: ['index.html', '_shared.js'] },
  [component('_user/dashboard')]: { file: 'assets/dashboard.js', imports: ['_shared.js'] },
  [component('_user/offers/index')]: { file: 'assets/offers.js', imports: [] },
  [component('_user/offers/$offerId')]: { file: 'assets/offer.js' },
  [component('_public/_visitor/login')]: { file: 'assets/login.js' },
  [component('_public/index')]: { file: 'assets/landing.js' },
  [component('_public')]: { file: 'assets/_public.js' },
});

describe('findScreenScripts', () => {
  it('lists for each address the scripts of its layouts and page with their imports, once, without the entry', () => {
    expect(Object.fromEntries(findScreenScripts(manifest))).toEqual({
      '/dashboard': ['/assets/_user.js', '/assets/shared.js', '/assets/dashboard.js'],
      '/offers': ['/assets/_user.js', '/assets/shared.js', '/assets/offers.js'],
      '/offers/*': ['/assets/_user.js', '/assets/shared.js', '/assets/offer.js'],
      '/login': ['/assets/login.js', '/assets/_public.js'],
      '/': ['/assets/landing.js', '/assets/_public.js'],
    });
  });

  it('refuses what is no manifest', () => {
    expect(() => findScreenScripts('{"index.html": {}}')).toThrow();
  });
});
