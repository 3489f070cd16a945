import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { sitemap } from '../../../src/boot/build/sitemap';

it('lists addresses as the protocol has them', () => {
  const addresses = ['https://missio.example/', 'https://missio.example/a?b=1&c=<2>'];
  const { document } = new JSDOM(sitemap(addresses), { contentType: 'application/xml' }).window;
  expect(document.documentElement.namespaceURI).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
  expect([...document.querySelectorAll('urlset > url > loc')].map(({ textContent }) => textContent)).toEqual(addresses);
});
