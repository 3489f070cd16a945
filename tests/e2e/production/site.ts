import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { installNginx } from '../../../scripts/nginx';
import { SITE_MOCK_PORT, SITE_PORT } from '../ports';
import { baseTest } from '../support/base-test';
import { OwnMock } from '../support/own-mock';
import { renameAssets } from './rename-assets';

/** A web server of the project's own configuration, before a mock server of its own. */
export interface Site {
  url: string;
  /** The folder that is served: a copy of the build, so that a test may replace it. */
  root: string;
  mock: OwnMock;
  /** Everything that the server has written so far. */
  log: () => string;
  /** Deploys the same app with other asset names; resolves once nginx serves it. */
  deployAnew: () => Promise<void>;
}

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    () => true,
    () => false,
  );

/** Reads the Content-Security-Policy, which differs by build, on a new connection: nginx closes kept ones on reload. */
const policyOf = (url: string): Promise<unknown> =>
  new Promise((resolve, reject) => {
    get(url, { agent: false }, (response) => {
      response.resume();
      resolve(response.headers['content-security-policy']);
    }).on('error', reject);
  });

const stop = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });

/** Serves a copy of `dist/` by nginx, as `deploy/serve.sh` starts it in production. */
const startSite = async (): Promise<Site & { close: () => Promise<void> }> => {
  installNginx();
  const mock = new OwnMock(SITE_MOCK_PORT);
  await mock.start();
  const folder = mkdtempSync(join(tmpdir(), 'missio-nginx-'));
  // Its workers run as another user.
  chmodSync(folder, 0o755);
  const root = join(folder, 'site');
  cpSync('dist', root, { recursive: true });
  const accessLog = join(folder, 'access.log');
  const written: string[] = [];
  const child = spawn('sh', ['deploy/serve.sh'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      API_ORIGIN: mock.url,
      LISTEN: `127.0.0.1:${SITE_PORT}`,
      WEB_ROOT: root,
      // Where `serve.sh` makes its own folder.
      TMPDIR: folder,
      // Node's pipes are sockets, which nginx cannot open by their name.
      ACCESS_LOG: accessLog,
    },
  });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => written.push(String(chunk)));
  const url = `http://127.0.0.1:${SITE_PORT}`;
  const close = async () => {
    await stop(child);
    await mock.close();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await expect.poll(() => answers(url)).toBe(true);
  } catch (error) {
    await close();
    throw new Error(`${String(error)}\n${written.join('')}`);
  }
  return {
    url,
    root,
    mock,
    log: () => readFileSync(accessLog, 'utf8') + written.join(''),
    deployAnew: async () => {
      const policy = await policyOf(url);
      renameAssets(root);
      child.kill('SIGHUP');
      await expect.poll(() => policyOf(url)).not.toBe(policy);
    },
    close,
  };
};

/** Tests that open the app as nginx serves it: `page.goto('/…')` goes to that server. */
export const test = baseTest.extend<object, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs off this pattern.
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url),
});
