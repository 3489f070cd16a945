import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM, VirtualConsole } from 'jsdom';

const escapeXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** `sitemap.xml` (sitemaps.org) of absolute addresses. */
const sitemap = (addresses: readonly string[]): string => {
  const urls = addresses.map((address) => `  <url><loc>${escapeXml(address)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
};

const canonicalOf = (page: string): string | null => {
  const { document } = new JSDOM(page, { virtualConsole: new VirtualConsole() }).window;
  return document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? null;
};

/** For crawlers, if the build knows its site: the pages with a canonical address, and where their list is. */
export const writeSitemap = (folder: string, pages: readonly string[]): void => {
  const addresses = pages.flatMap((page) => canonicalOf(page) ?? []);
  const [first] = addresses;
  if (!first) return;
  writeFileSync(join(folder, 'sitemap.xml'), sitemap(addresses));
  const robots = readFileSync('public/robots.txt', 'utf8');
  writeFileSync(join(folder, 'robots.txt'), `${robots}\nSitemap: ${new URL('/sitemap.xml', first).href}\n`);
};
