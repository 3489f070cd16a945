import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { OPERATED_PORT, RESTRICTED_PORT } from '../ports';
import { type Answer, get } from './get';
import { BACKEND_NAME, OPERATED_URL, test, writeSmallBuild } from './operated-site';
import { OwnBackend } from './own-backend';
import { publicFolder, startNginx } from './start-nginx';

/* What an operator relies on, before any page: the names, the ports, the limits and the state of the server. */

const ask = (path: string, ...rest: [headers?: Record<string, string>, method?: string, body?: string]) =>
  get(OPERATED_URL + path, ...rest);

const statusOf = async (path: string): Promise<number> => (await ask(path)).status;

/** What nginx keeps for a second or two. */
const soon = <TValue>(look: () => Promise<TValue>) => expect.poll(look, { intervals: [100] });

const textOf = ({ body }: Answer): string => String(body);

const UNREACHABLE = '{"message":"Le service ne répond pas pour le moment. Réessayez dans quelques instants."}';

const expectUnreachable = async (path: string) => {
  const answer = await ask(path);
  expect(answer).toMatchObject({
    status: 502,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
  });
  expect(textOf(answer)).toBe(UNREACHABLE);
};

test('le nom du serveur se cherche pendant la marche : inconnu, trouvé, puis ailleurs', async ({ operated }) => {
  operated.nameserver.address = null;
  expect(await statusOf('/healthz')).toBe(200);
  await soon(() => statusOf('/readyz')).toBe(503);
  await soon(() => statusOf('/api/location')).toBe(502);
  await expectUnreachable('/api/location');

  operated.nameserver.address = '127.0.0.1';
  await soon(() => statusOf('/api/location')).toBe(200);

  const moved = new OwnBackend('127.0.0.2');
  await moved.start();
  operated.nameserver.address = '127.0.0.2';
  await soon(async () => textOf(await ask('/api/location'))).toBe('{"address":"127.0.0.2"}');
  operated.nameserver.address = '127.0.0.1';
  await soon(async () => textOf(await ask('/api/location'))).toBe('{"address":"127.0.0.1"}');
  moved.close();
  await soon(() => statusOf('/readyz')).toBe(200);
});

test.describe('devant un serveur trouvé', () => {
  test.beforeEach(async ({ operated }) => {
    const { backend, nameserver } = operated;
    nameserver.address = '127.0.0.1';
    await soon(() => statusOf('/api/location')).toBe(200);
    backend.requests.length = 0;
  });

  test.afterEach(({ operated }) => {
    operated.backend.answer = (_, response) => response.end('{}');
  });

  test('une adresse lui arrive telle qu’elle fut écrite, et sa redirection revient au site', async ({ operated }) => {
    const { backend } = operated;
    const path = '/api/offers/a%2Fb%20c%3F/%C3%A9?x=%2F%20&y=a+b&token=%25';
    backend.answer = (_, response) => response.writeHead(307, { Location: `http://${BACKEND_NAME}/api/y` }).end();
    const { headers } = await ask(path, { 'X-Forwarded-For': '203.0.113.7' });
    expect(headers.location).toBe('/api/y');
    expect(backend.requests).toMatchObject([
      { url: path, headers: { host: BACKEND_NAME, 'x-real-ip': '203.0.113.7' } },
    ]);
    expect(backend.requests[0]?.headers['x-forwarded-for']).toBe('203.0.113.7, 127.0.0.1');
  });

  test('les cookies passent dans les deux sens, au delà de neuf kilo-octets', async ({ operated }) => {
    const { backend } = operated;
    const cookies = [1, 2, 3].map((number) => `c${number}=${'x'.repeat(3_000)}`);
    backend.answer = (_, response) => response.writeHead(200, { 'Set-Cookie': cookies }).end('{}');
    const answer = await ask('/api/me', { Cookie: cookies.join('; ') });
    expect(answer).toMatchObject({ status: 200, headers: { 'set-cookie': cookies } });
    expect(backend.requests[0]?.headers.cookie).toBe(cookies.join('; '));
  });

  test('ses propres refus passent tels quels, sa connexion coupée se dit', async ({ operated }) => {
    const { backend } = operated;
    for (const status of [429, 502, 503, 504]) {
      backend.answer = (_, response) => response.writeHead(status, { 'Retry-After': '7' }).end('{"message":"Lui."}');
      const answer = await ask('/api/me');
      expect(answer).toMatchObject({ status, headers: { 'retry-after': '7' } });
      expect(textOf(answer)).toBe('{"message":"Lui."}');
    }
    backend.answer = (request) => request.socket.destroy();
    await expectUnreachable('/api/me');
  });

  test('/readyz ne le dérange que par moments, d’un HEAD, et se contente de toute réponse', async ({ operated }) => {
    const { backend } = operated;
    backend.answer = (_, response) => response.writeHead(405, { 'Content-Length': '100' }).end();
    const heads = () => backend.requests.filter(({ method }) => method === 'HEAD');
    await soon(() => statusOf('/readyz').then(() => heads().length)).toBe(1);
    // Another address each time, which a cache might take for another question.
    const answers = await Promise.all([1, 2, 3, 4, 5].map((number) => ask(`/readyz?${number}`)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(answers[0]?.headers['cache-control']).toBe('no-store');
    expect(heads()).toMatchObject([{ url: '/api/location' }]);

    backend.answer = (_, response) => response.writeHead(500).end();
    await soon(() => statusOf('/readyz')).toBe(503);
    for (const status of [302, 410]) {
      backend.answer = (_, response) => response.writeHead(status, { Location: '/login' }).end();
      await soon(() => statusOf('/readyz')).toBe(200);
    }
    expect(await statusOf('/healthz')).toBe(200);
    expect(operated.log()).toContain('"GET /api/location" 200');
    expect(operated.log()).not.toMatch(/"GET \/(?:ready|health)z"/);
  });

  test('trop de connexions d’un visiteur : 429 et l’attente, sans toucher les autres', async () => {
    const logIn = (visitor: string, path = 'login', method = 'POST') =>
      ask(`/api/auth/${path}`, { 'X-Forwarded-For': visitor }, method, '{}');
    // One after the other: 1, and the burst of 2.
    const statuses: number[] = [];
    for (const path of ['login', 'register', 'forgot-password']) {
      statuses.push((await logIn('203.0.113.1', path)).status);
    }
    expect(statuses).toEqual([200, 200, 200]);
    const refused = await logIn('203.0.113.1', 'reset-password');
    expect(refused).toMatchObject({
      status: 429,
      headers: {
        'retry-after': '10',
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
      },
    });
    expect(textOf(refused)).toBe('{"message":"Trop de tentatives. Réessayez dans quelques instants."}');
    // What else it does is not counted, nor is anyone else.
    expect((await logIn('203.0.113.1', 'login', 'GET')).status).toBe(200);
    expect((await logIn('203.0.113.1', 'logout')).status).toBe(200);
    expect((await logIn('203.0.113.2')).status).toBe(200);

    const network = ['2001:db8:1:2::1', '2001:db8:1:2:3::1', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::9'];
    const ofNetwork: number[] = [];
    for (const address of network) ofNetwork.push((await logIn(address)).status);
    expect(ofNetwork).toEqual([200, 200, 200, 429]);
    expect((await logIn('2001:db8:1:3::1')).status).toBe(200);
  });
});

test('les adresses convenues : certificats, mot de passe, sécurité', async ({ operated }) => {
  const challenges = join(operated.acmeRoot, '.well-known/acme-challenge');
  mkdirSync(join(challenges, '.git'), { recursive: true });
  writeFileSync(join(challenges, 'jeton'), 'réponse');
  writeFileSync(join(challenges, '.git/config'), 'secret');
  const challenge = await ask('/.well-known/acme-challenge/jeton');
  expect(challenge.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(textOf(challenge)).toBe('réponse');

  const change = await ask('/.well-known/change-password');
  expect(change).toMatchObject({ status: 302, headers: { location: '/forgot-password' } });

  const security = textOf(await ask('/.well-known/security.txt', { Host: 'missio.example' }));
  expect(security).toMatch(/^Contact: https:\/\/missio\.example\/contact\nExpires: .+\nPreferred-Languages: fr, en\n$/);
  const expires = Date.parse(/Expires: (.+)/.exec(security)?.[1] ?? '');
  const days = (expires - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThan(365);
  writeFileSync(join(operated.acmeRoot, '.well-known/security.txt'), 'Contact: mailto:securite@missio.example\n');
  expect(textOf(await ask('/.well-known/security.txt'))).toBe('Contact: mailto:securite@missio.example\n');

  // Password managers ask for this one, to know whether the status of the others can be believed.
  const unlikely = 'resource-that-should-not-exist-whose-status-code-should-not-be-200';
  for (const path of [unlikely, 'acme-challenge/.git/config', 'acme-challenge/']) {
    expect(await statusOf(`/.well-known/${path}`), path).toBe(404);
  }
  for (const path of ['/.git', '/.git/config', '/.server/csp.conf', '/.env', '/api/.env', '/x/.well-known/.git']) {
    expect(await statusOf(path), path).toBe(404);
  }
});

test('un fichier qui manque est un 404, où une personne trouve l’application', async ({ operated }) => {
  operated.nameserver.address = '127.0.0.1';
  for (const path of ['/favicon.ico', '/sitemap.xml', '/x.js.map', '/wp-login.php', '/a/b.json?c']) {
    const answer = await ask(path);
    expect(answer.status, path).toBe(404);
    expect(textOf(answer), path).not.toContain('<title>app</title>');
    const page = await ask(path, { Accept: 'text/html,*/*' });
    expect(page.status, path).toBe(404);
    expect(textOf(page), path).toBe('<title>app</title>');
  }
  for (const path of ['/app.html', '/offers/12?x=a.b', '/reset-password?email=a@b.fr', '/a.b/c']) {
    expect(await statusOf(path), path).toBe(200);
  }
  await soon(() => statusOf('/api/export.csv')).toBe(200);
});

test('un réglage qui ne se lit pas l’arrête, sans rien laisser derrière', async () => {
  const folder = publicFolder();
  writeSmallBuild(folder);
  const start = (changes: NodeJS.ProcessEnv) => {
    const settings = { API_ORIGIN: 'http://127.0.0.1:9', LISTEN: String(RESTRICTED_PORT), WEB_ROOT: folder };
    const env = { ...process.env, TMPDIR: folder, ...settings, ...changes };
    // Its streams end once no process holds them any more.
    return once(spawn('sh', ['deploy/serve.sh'], { stdio: ['ignore', 'pipe', 'pipe'], env }), 'close');
  };
  for (const changes of [{ RESOLVER: 'nonsense' }, { LISTEN: '8080; }\n8080' }]) {
    expect(await start(changes), JSON.stringify(changes)).toEqual([1, null]);
  }
  rmSync(folder, { recursive: true });
});

test('un port seul s’ouvre en IPv4 et en IPv6', async ({ operated: _ }) => {
  const own = Object.values(networkInterfaces()).flatMap((addresses = []) => addresses);
  const loopback = own.filter(({ internal }) => internal).map(({ address }) => address);
  expect(loopback).toContain('127.0.0.1');
  for (const address of loopback) {
    const host = address.includes(':') ? `[${address}]` : address;
    expect((await get(`http://${host}:${OPERATED_PORT}/healthz`)).status, host).toBe(200);
  }
});

/** Who is not root is another user already, but may take nothing else away. */
const isRoot = process.getuid?.() === 0;

/** Runs a command as another user than root, with one folder to write to, a closed stdout, and no /proc. */
const restricted = (folder: string): string[] => {
  const steps = [
    `mount --bind '${folder}' '${folder}'`,
    'mount -o remount,ro,bind /',
    '! touch /x 2>/dev/null',
    'mount -t tmpfs none /proc',
    'exec setpriv --reuid=65534 --regid=65534 --clear-groups "$@" >&-',
  ];
  const command = isRoot ? ['unshare', '-m', 'sh', '-c', steps.join(' && ')] : ['sh', '-c', 'exec "$@" >&-'];
  return [...command, 'sh', 'sh'];
};

test('il marche sans droits, sans disque, sans sortie et sans IPv6', async () => {
  const folder = publicFolder();
  const runDir = join(folder, 'run');
  mkdirSync(runDir);
  chmodSync(runDir, 0o777);
  writeSmallBuild(folder);
  cpSync('deploy', join(folder, 'deploy'), { recursive: true });
  const url = `http://127.0.0.1:${RESTRICTED_PORT}/healthz`;
  const nginx = await startNginx({
    url,
    env: {
      API_ORIGIN: 'http://127.0.0.1:9',
      LISTEN: String(RESTRICTED_PORT),
      WEB_ROOT: folder,
      RUN_DIR: runDir,
    },
    command: [...restricted(runDir), join(folder, 'deploy/serve.sh')],
  });
  try {
    expect((await get(url)).status).toBe(200);
    if (isRoot) await expect(get(`http://[::1]:${RESTRICTED_PORT}/healthz`)).rejects.toThrow();
  } finally {
    await nginx.close();
    rmSync(folder, { recursive: true });
  }
});
