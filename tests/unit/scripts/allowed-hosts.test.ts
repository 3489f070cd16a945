import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, loadConfigFromFile, preview, type UserConfig } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createMockServer, type MockServer } from '../../../mock-server/server';
import { readAllowedHosts } from '../../../scripts/build/allowed-hosts';

it('names are read from what people write of them', () => {
  expect(readAllowedHosts(' poste.local, http://atelier.example:5173/ .exemple.test')).toEqual([
    'poste.local',
    'atelier.example',
    '.exemple.test',
  ]);
  expect(readAllowedHosts()).toEqual([]);
});

let folder: string;
let mock: MockServer;
let config: UserConfig;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'missio-hosts-'));
  writeFileSync(join(folder, 'index.html'), 'La page');
  mock = await createMockServer({ port: 0, data: join(folder, 'data') });
  vi.stubEnv('API_ORIGIN', mock.url);
  vi.stubEnv('ALLOWED_HOSTS', 'poste.local');
  const loaded = await loadConfigFromFile({ command: 'serve', mode: 'development' }, 'vite.config.ts');
  config = loaded?.config ?? {};
  vi.unstubAllEnvs();
});
afterAll(async () => {
  await mock.close();
  rmSync(folder, { recursive: true });
});

/** Vite's own server with what our configuration says of it, without the plugins. */
const serve = async (by: 'server' | 'preview') => {
  const options = { ...config[by], port: 0, host: '127.0.0.1', strictPort: false, warmup: {}, ws: false as const };
  const common = { configFile: false as const, logLevel: 'silent' as const, root: folder, build: { outDir: folder } };
  if (by === 'preview') return preview({ ...common, preview: options });
  return (await createServer({ ...common, server: options, optimizeDeps: { noDiscovery: true } })).listen();
};

const answerOf = (url: string, host: string, method = 'GET', headers = {}, body = '') =>
  new Promise<number | undefined>((resolve, reject) => {
    const call = request(url, { method, headers: { ...headers, host } }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode));
    });
    call.on('error', reject).end(body);
  });

const account = JSON.stringify({ email: 'camille@missio.test', password: 'motdepasse-user' });

describe.each(['server', 'preview'] as const)('Vite’s %s', (by) => {
  it('answers under the names of ALLOWED_HOSTS, and a login from there reaches the mock server', async () => {
    const server = await serve(by);
    const address = server.httpServer?.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const url = `http://127.0.0.1:${port}`;
    expect(await answerOf(url, `poste.local:${port}`)).toBe(200);
    expect(await answerOf(url, `autre.local:${port}`)).toBe(403);

    const logIn = (host: string, origin = `http://${host}`) =>
      answerOf(`${url}/api/auth/login`, host, 'POST', { origin, 'content-type': 'application/json' }, account);
    expect(await logIn(`poste.local:${port}`)).toBe(200);
    expect(await logIn(`192.0.2.7:${port}`)).toBe(200);
    expect(await logIn(`poste.local:${port}`, 'http://autre.local')).toBe(403);
    await server.close();
  });
});
