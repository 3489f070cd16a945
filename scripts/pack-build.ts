import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadEnv, runnerImport } from 'vite';
import { buildPolicy } from './build/content-security-policy';
import { listFiles, precompress } from './build/precompress';
import { readReportUrl } from './build/report-settings';
import { writeSitemap } from './build/sitemap';

/*
 * `tsx scripts/pack-build.ts [FOLDER] [--uncompressed]`: writes sitemap, security policy and compressed files,
 * last in the build.
 */
const { positionals, values } = parseArgs({ allowPositionals: true, options: { uncompressed: { type: 'boolean' } } });
const dist = positionals[0] ?? 'dist';

/** Included by nginx (`deploy/nginx.conf`), not served. */
const SERVER_FOLDER = '.server';

const files = listFiles(dist);
for (const stale of files.filter((file) => /\.(?:br|gz)$/.test(file))) rmSync(stale);
const pages = files.filter((file) => file.endsWith('.html')).map((file) => readFileSync(file, 'utf8'));
writeSitemap(dist, pages);
process.env.NODE_ENV = 'production';
// Through Vite, to read the same variables as the build.
const { module: built } = await runnerImport<typeof import('../src/lib/browser/ip-lookup')>(
  './src/lib/browser/ip-lookup.ts',
  {
    mode: 'production',
    configFile: false,
  },
);
const policy = buildPolicy(pages, built.ipLookupUrl, readReportUrl(loadEnv('production', process.cwd())) ?? '');

mkdirSync(join(dist, SERVER_FOLDER), { recursive: true });
writeFileSync(join(dist, SERVER_FOLDER, 'csp.conf'), `add_header Content-Security-Policy "${policy}" always;\n`);

console.log(`${dist}: policy for ${pages.length} pages`);
if (!values.uncompressed) {
  const { files: count, raw, br, gz } = await precompress(dist);
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`;
  console.log(`${dist}: ${count} files, ${kilobytes(raw)} raw, ${kilobytes(br)} brotli, ${kilobytes(gz)} gzip`);
}
