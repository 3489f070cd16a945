import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeSitemap } from '../../../scripts/build/sitemap';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'missio-sitemap-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const page = (address: string) => `<!doctype html><link rel="canonical" href="${address.replaceAll('&', '&amp;')}">`;

it('lists the canonical addresses as the protocol has them, and tells crawlers where', () => {
  const addresses = ['https://missio.example/', 'https://missio.example/a?b=1&c=<2>'];
  writeSitemap(folder, [...addresses.map(page), '<!doctype html><title>Mon espace</title>']);
  const written = readFileSync(join(folder, 'sitemap.xml'), 'utf8');
  const { document } = new JSDOM(written, { contentType: 'application/xml' }).window;
  expect(document.documentElement.namespaceURI).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
  expect([...document.querySelectorAll('urlset > url > loc')].map(({ textContent }) => textContent)).toEqual(addresses);
  const robots = readFileSync(join(folder, 'robots.txt'), 'utf8');
  expect(robots).toMatch(/\nSitemap: https:\/\/missio\.example\/sitemap\.xml\n$/);
  expect(robots.startsWith(readFileSync('public/robots.txt', 'utf8'))).toBe(true);
});

it('is not there where no page has a canonical address', () => {
  writeSitemap(folder, ['<!doctype html><title>Accueil</title>']);
  expect(existsSync(join(folder, 'sitemap.xml'))).toBe(false);
});
