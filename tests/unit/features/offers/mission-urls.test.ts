import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { missionUrl, pictureUrl } from '~/features/offers/mission-urls';

describe('the address of a mission', () => {
  it.each([
    ['https://partner.test/', 'https://partner.test/?ws=7'],
    ['https://partner.test', 'https://partner.test/?ws=7'],
    ['https://partner.test/path#top', 'https://partner.test/path?ws=7#top'],
    ['https://partner.test/?a=1&b=2#f', 'https://partner.test/?a=1&b=2&ws=7#f'],
    ['https://partner.test/?ws=1', 'https://partner.test/?ws=7'],
    ['https://partner.test/?ws=1&a=2', 'https://partner.test/?ws=7&a=2'],
    ['https://partner.test/?a=2&ws=1&ws=3&b=4', 'https://partner.test/?a=2&ws=7&b=4'],
    ['https://partner.test/?%77s=1', 'https://partner.test/?ws=7'],
    ['https://partner.test/?ws', 'https://partner.test/?ws=7'],
    ['https://partner.test/?wsx=1&xws=2', 'https://partner.test/?wsx=1&xws=2&ws=7'],
    ['https://partner.test/?q=a%20b+c&e&u=%C3%A9', 'https://partner.test/?q=a%20b+c&e&u=%C3%A9&ws=7'],
    ['http://partner.test:8080/?', 'http://partner.test:8080/?ws=7'],
    ['  https://partner.test/ ', 'https://partner.test/?ws=7'],
  ])('%s becomes %s', (deeplink, expected) => {
    expect(missionUrl(deeplink, 7)).toBe(expected);
  });

  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'data:text/html,x',
    'file:///etc/hosts',
    'ftp://partner.test/',
    '//partner.test/',
    '/offers',
    'partner.test',
    '',
  ])('%s is never opened', (deeplink) => {
    expect(missionUrl(deeplink, 7)).toBeNull();
  });

  it('always says once whose it is, and leaves path, other parameters and fragment alone', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), fc.webFragments(), fc.nat(), (query, fragment, id) => {
        const address = `https://partner.test/go?${query}#${fragment}`;
        const before = new URL(address);
        const after = new URL(missionUrl(address, id) ?? '');
        expect(after.searchParams.getAll('ws')).toEqual([String(id)]);
        const others = (url: URL) =>
          [...url.searchParams].filter(([name, value]) => name !== 'ws' && name + value !== '');
        expect(others(after)).toEqual(others(before));
        expect([after.origin, after.pathname, after.hash]).toEqual([before.origin, before.pathname, before.hash]);
      }),
    );
  });
});

describe('the address of a picture', () => {
  it.each([
    ['https://partenaire.test/image 1.png', 'https://partenaire.test/image%201.png'],
    ['//partenaire.test/a.png', 'https://partenaire.test/a.png'],
    ['http://partenaire.test/a.png?b=http://c', 'https://partenaire.test/a.png?b=http://c'],
    [' HTTP://partenaire.test:80/a.png', 'https://partenaire.test/a.png'],
    ['http://partenaire.test:8443/a.png', 'https://partenaire.test:8443/a.png'],
  ])('%s is read as %s', (address, url) => {
    expect(pictureUrl(address)).toBe(url);
  });

  it.each([
    null,
    undefined,
    '',
    '//',
    'image.png',
    '/image.png',
    'ftp://partenaire.test/a.png',
    'javascript:alert(1)',
    'data:image/svg+xml,<svg/>',
    'blob:https://a/b',
    'pas une adresse',
  ])('%s is none', (address) => {
    expect(pictureUrl(address)).toBeNull();
  });
});
