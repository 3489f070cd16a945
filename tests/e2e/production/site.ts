import { cpSync, existsSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { SITE_MOCK_PORT, SITE_PORT } from '../ports';
import { baseTest } from '../support/base-test';
import { OwnMock } from '../support/own-mock';
import { renameAssets } from './rename-assets';
import { publicFolder, startNginx } from './start-nginx';

/** A web server of the project's own configuration, before a mock server of its own. */
export interface Site {
  url: string;
  /** The folder that is served: a copy of the build. */
  readonly root: string;
  mock: OwnMock;
  /** Everything that the server has written so far. */
  log: () => string;
  /** Deploys the same app with other asset names; resolves once nginx serves it. */
  deployAnew: () => Promise<void>;
}

/** Reads the Content-Security-Policy, which differs by build, on a new connection: nginx closes kept ones on reload. */
const policyOf = (url: string): Promise<unknown> =>
  new Promise((resolve, reject) => {
    get(url, { agent: false }, (response) => {
      response.resume();
      resolve(response.headers['content-security-policy']);
    }).on('error', reject);
  });

/** Serves a copy of `dist/`. */
const startSite = async (): Promise<Site & { close: () => Promise<void> }> => {
  const mock = new OwnMock(SITE_MOCK_PORT);
  await mock.start();
  const folder = publicFolder();
  let [root, other] = [join(folder, 'site'), join(folder, 'next')];
  cpSync('dist', root, { recursive: true });
  const url = `http://127.0.0.1:${SITE_PORT}`;
  const remove = async () => {
    await mock.close();
    rmSync(folder, { recursive: true, force: true });
  };
  const env = {
    API_ORIGIN: mock.url,
    LISTEN: `127.0.0.1:${SITE_PORT}`,
    WEB_ROOT: root,
    // All journeys come from one address.
    SIGN_IN_RATE: 'off',
  };
  const nginx = await startNginx({ url, env }).catch(async (error: unknown) => {
    await remove();
    throw error;
  });
  return {
    url,
    get root() {
      return root;
    },
    mock,
    log: nginx.log,
    deployAnew: async () => {
      const policy = await policyOf(url);
      if (!existsSync(other)) {
        cpSync(root, other, { recursive: true });
        renameAssets(other);
      }
      // Files and policy change at once: an open tab may load itself anew at any moment.
      await nginx.serve(root, other);
      [root, other] = [other, root];
      await expect.poll(() => policyOf(url)).not.toBe(policy);
    },
    close: async () => {
      await nginx.close();
      await remove();
    },
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
