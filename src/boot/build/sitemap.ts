const escapeXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** `sitemap.xml` (sitemaps.org) of absolute addresses. */
export const sitemap = (addresses: readonly string[]): string => {
  const urls = addresses.map((address) => `  <url><loc>${escapeXml(address)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
};
