import { expect, it } from 'vitest';
import { pictureUrl } from '~/features/offers/mission-urls';

it('loads an https picture and nothing else', () => {
  expect(pictureUrl('https://partenaire.test/image 1.png')).toBe('https://partenaire.test/image%201.png');
  for (const address of [null, undefined, '', 'image.png', '//partenaire.test/a.png', 'http://partenaire.test/a.png']) {
    expect(pictureUrl(address)).toBeNull();
  }
  for (const address of ['javascript:alert(1)', 'data:image/svg+xml,<svg/>', 'blob:https://a/b', 'pas une adresse']) {
    expect(pictureUrl(address)).toBeNull();
  }
});
