import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect } from '@playwright/test';
import * as v from 'valibot';
import { SITE_PORT } from '../ports';
import { camilleAccount } from '../support/accounts';
import { skeletonScreens } from '../support/documents';
import { get } from './get';
import { test } from './site';

const WebManifest = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    start_url: v.string(),
    icons: v.array(v.object({ src: v.string(), sizes: v.string(), purpose: v.optional(v.string(), 'any') })),
  }),
);

const decoders = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: (body: Buffer) => body,
};

const largestScript = (root: string): string => {
  const scripts = readdirSync(join(root, 'assets')).filter((name) => name.endsWith('.js'));
  const sizeOf = (name: string) => statSync(join(root, 'assets', name)).size;
  const [largest] = scripts.toSorted((one, other) => sizeOf(other) - sizeOf(one));
  return `/assets/${largest}`;
};

test('chaque réponse porte les en-têtes de sécurité', async ({ site }) => {
  for (const path of ['/', '/login', '/offers/12', '/assets/absent.js', '/api/location', '/favicon.svg']) {
    const { headers } = await get(site.url + path);
    expect(headers, path).toMatchObject({
      'strict-transport-security': expect.stringContaining('max-age=63072000'),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('geolocation=()'),
    });
    const policy = headers['content-security-policy'] ?? '';
    expect(policy, path).toContain("default-src 'none'");
    expect(policy, path).toContain("frame-ancestors 'none'");
    expect(policy, path).toContain("base-uri 'none'");
    expect(policy, path).not.toContain('unsafe-inline');
    expect(policy, path).not.toContain('unsafe-eval');
    expect(headers.server, path).toBe('nginx');
    expect(headers['x-powered-by'], path).toBeUndefined();
  }
});

for (const [name, pathOf] of [
  ['la page d’accueil', () => '/'],
  ['la coquille', () => '/profile'],
  ['le plus gros script', largestScript],
] as const) {
  test(`${name} part comprimée à l’avance : brotli, gzip, ou telle quelle`, async ({ site }) => {
    const url = site.url + pathOf(site.root);
    const plain = await get(url);
    expect(plain.headers['content-encoding']).toBeUndefined();
    const sizes: number[] = [];
    for (const [accepted, used] of [
      ['br, gzip', 'br'],
      ['gzip', 'gzip'],
    ] as const) {
      const answer = await get(url, { 'Accept-Encoding': accepted });
      expect(answer.headers['content-encoding']).toBe(used);
      expect(answer.headers.vary).toContain('Accept-Encoding');
      expect(decoders[used](answer.body).equals(plain.body)).toBe(true);
      expect(answer.headers['content-length']).toBe(String(answer.body.length));
      sizes.push(answer.body.length);
    }
    const [brotli = 0, gzip = 0] = sizes;
    expect(brotli).toBeLessThan(gzip);
    expect(gzip).toBeLessThan(plain.body.length);
  });
}

test('le plus gros script commence par demander à être compilé d’avance', async ({ site }) => {
  // Chromium heeds it only there: whatever a tool puts in front would silence it.
  const { body } = await get(site.url + largestScript(site.root));
  expect(String(body)).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

test('les fichiers datés par leur nom se gardent un an, les pages se redemandent', async ({ site }) => {
  const script = await get(site.url + largestScript(site.root));
  expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(script.headers['content-type']).toBe('application/javascript; charset=utf-8');

  for (const path of ['/', '/login', '/dashboard', '/app.html']) {
    const page = await get(site.url + path);
    expect(page.headers['cache-control'], path).toBe('no-cache');
    expect(page.headers['content-type'], path).toBe('text/html; charset=utf-8');
    const again = await get(site.url + path, { 'If-None-Match': page.headers.etag ?? '' });
    expect(again.status, path).toBe(304);
    expect(again.headers['content-security-policy'], path).toBe(page.headers['content-security-policy']);
  }
});

test('une adresse de l’application donne sa page, un fichier absent n’en donne pas', async ({ site }) => {
  const shell = readFileSync(join(site.root, 'app.html'));
  const pages = ['/profile', '/offers/12?page=2', '/admin/users', '/nulle/part', '/reset-password/', '/api'];
  for (const path of [...pages, '/reset-password?token=a']) {
    const answer = await get(site.url + path);
    expect(answer.status, path).toBe(200);
    expect(answer.body.equals(shell), path).toBe(true);
  }
  for (const { path } of skeletonScreens) {
    const answer = await get(site.url + path);
    expect(answer.body.equals(readFileSync(join(site.root, `${path}.html`))), path).toBe(true);
  }
  const landing = await get(`${site.url}/`);
  expect(String(landing.body)).toContain('data-prerendered="/"');
  const login = await get(`${site.url}/login`);
  expect(String(login.body)).toContain('Bon retour !');

  const missing = await get(`${site.url}/assets/absent-1234.js`);
  expect(missing.status).toBe(404);
  expect(missing.headers['cache-control']).toBe('no-cache');
  for (const path of ['/.server/csp.conf', '/.git/config', '/assets/../.server/csp.conf']) {
    expect((await get(site.url + path)).status, path).toBe(404);
  }
});

test('l’application s’installe : manifeste, icônes de leur taille, et icône des favoris', async ({ site }) => {
  const head = String((await get(`${site.url}/dashboard`)).body);
  expect(head).toContain('<link rel="manifest" href="/manifest.webmanifest">');
  const manifest = await get(`${site.url}/manifest.webmanifest`);
  expect(manifest.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
  const { start_url, icons } = v.parse(WebManifest, String(manifest.body));
  expect(start_url).toBe('/dashboard');
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  for (const { src, sizes } of icons) {
    const { headers, body } = await get(site.url + src);
    expect(headers['content-type'], src).toBe('image/png');
    expect(`${body.readUInt32BE(16)}x${body.readUInt32BE(20)}`, src).toBe(sizes);
  }
  const favicon = await get(`${site.url}/favicon.ico`);
  expect(favicon.headers['content-type']).toBe('image/x-icon');
  // Three pictures, each of which says its width first.
  expect([0, 1, 2].map((index) => favicon.body[6 + 16 * index])).toEqual([16, 32, 48]);
});

test('/api arrive au serveur, avec son verbe, ses en-têtes et ses refus', async ({ site }) => {
  const { access_token } = await site.mock.logIn(camilleAccount);
  const refused = await get(`${site.url}/api/me`);
  expect(refused.status).toBe(401);
  expect(refused.headers['cache-control']).toBe('no-store');

  const me = await get(`${site.url}/api/me`, { Authorization: `Bearer ${access_token}` });
  expect(me.status).toBe(200);
  expect(String(me.body)).toContain(camilleAccount.email);

  const list = await get(`${site.url}/api/participations`, {
    Authorization: `Bearer ${access_token}`,
    'Accept-Encoding': 'gzip',
  });
  expect(list.headers['content-encoding']).toBe('gzip');
  expect(String(gunzipSync(list.body))).toContain('"current_page":1');

  const wrongVerb = await get(`${site.url}/api/me`, {}, 'DELETE');
  expect(wrongVerb.status).toBe(405);
  const json = { 'Content-Type': 'application/json' };
  // Longer than what nginx keeps in memory: its workers need the folder that it was given.
  const long = await get(`${site.url}/api/auth/login`, json, 'POST', JSON.stringify({ email: 'a'.repeat(4e4) }));
  expect(long.status).toBe(422);
  const tooLarge = await get(`${site.url}/api/auth/login`, json, 'POST', JSON.stringify({ email: 'a'.repeat(1.2e6) }));
  expect(tooLarge.status).toBe(413);
  // In the contract's own words: nginx lets it through to the backend.
  expect(JSON.parse(String(tooLarge.body))).toEqual({ message: expect.any(String) });
  // The workbench of the mock server is no part of the site.
  expect(String((await get(`${site.url}/__mock`)).body)).toContain('<div id="app">');
});

test('le journal ne garde ni jeton ni adresse de réinitialisation', async ({ site, page }) => {
  const secret = 'jeton-tres-secret-du-lien';
  const session = await site.mock.logIn(camilleAccount);
  await page.goto(`/reset-password?token=${secret}&email=camille%40missio.test`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await get(`${site.url}/assets/absent.js?token=${secret}`, { Authorization: `Bearer ${session.access_token}` });
  await get(`${site.url}/api/me?token=${secret}`, { Authorization: `Bearer ${session.access_token}` });
  // A line is written once its answer has left.
  await expect.poll(site.log).toContain('"GET /api/me" 200');
  await expect.poll(site.log).toContain('"GET /reset-password" 200');
  expect(site.log()).not.toContain(secret);
  expect(site.log()).not.toContain(session.access_token);
});

test('un site illisible ne met pas le jeton d’un lien dans le journal des erreurs', async ({ site }) => {
  const secret = 'jeton-d-un-site-illisible';
  // nginx names the whole request when it cannot open a file.
  chmodSync(site.root, 0);
  try {
    await get(`${site.url}/reset-password?token=${secret}`);
    await get(`${site.url}/reset-password/?token=${secret}`);
    await get(`${site.url}/profile?page=2`);
  } finally {
    chmodSync(site.root, 0o755);
  }
  await expect.poll(site.log).toContain('"GET /profile?page=2 ');
  await expect.poll(site.log).toContain('"GET /reset-password/" 500');
  expect(site.log()).not.toContain(secret);
});

test('serve.sh entend les dossiers relatifs de là où on l’appelle', ({ site }) => {
  const folder = dirname(site.root);
  // In the place of nginx, nginx that only tries its configuration.
  const bin = mkdtempSync(join(folder, 'bin-'));
  writeFileSync(join(bin, 'nginx'), '#!/bin/sh\nexec /usr/sbin/nginx -t "$@"\n', { mode: 0o755 });
  const { stderr } = spawnSync('sh', [resolve('deploy/serve.sh')], {
    cwd: folder,
    encoding: 'utf8',
    env: {
      PATH: `${bin}:${process.env.PATH}`,
      API_ORIGIN: site.mock.url,
      LISTEN: `127.0.0.1:${SITE_PORT}`,
      WEB_ROOT: basename(site.root),
      RUN_DIR: 'run',
      ACCESS_LOG: 'access-of-a-try.log',
    },
  });
  expect(stderr).toContain('test is successful');
});

test('rien de l’atelier des développeurs n’est dans la version de production', ({ site }) => {
  const files = readdirSync(site.root, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(?:html|js|css)$/.test(name),
  );
  expect(files.length).toBeGreaterThan(50);
  const holds = (name: string) => /workbench|__mock|>Atelier</.test(readFileSync(join(site.root, name), 'utf8'));
  expect(files.filter(holds)).toEqual([]);
});
