import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NAMESERVER_PORT, OPERATED_BACKEND_PORT, OPERATED_PORT } from '../ports';
import { baseTest } from '../support/base-test';
import { OwnBackend } from './own-backend';
import { OwnNameserver } from './own-nameserver';
import { publicFolder, startNginx } from './start-nginx';

/** What nginx needs of a build. */
export const writeSmallBuild = (folder: string): void => {
  mkdirSync(join(folder, '.server'), { recursive: true });
  writeFileSync(join(folder, '.server/csp.conf'), `add_header Content-Security-Policy "default-src 'none'" always;\n`);
  for (const name of ['index', 'app']) writeFileSync(join(folder, `${name}.html`), `<title>${name}</title>`);
  chmodSync(join(folder, '.server'), 0o755);
};

export const OPERATED_URL = `http://127.0.0.1:${OPERATED_PORT}`;
export const BACKEND_NAME = `backend.test:${OPERATED_BACKEND_PORT}`;

/** nginx with next to nothing behind it, whose surroundings a test changes. */
export interface OperatedSite {
  backend: OwnBackend;
  nameserver: OwnNameserver;
  /** What `/.well-known/` is served from. */
  acmeRoot: string;
  /** Everything that nginx has written so far. */
  log: () => string;
}

/** Tests of what an operator relies on: no page is opened, and the backend's name is unknown at first. */
export const test = baseTest.extend<object, { operated: OperatedSite }>({
  operated: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs off this pattern.
    async ({}, use) => {
      const backend = new OwnBackend('127.0.0.1');
      const nameserver = new OwnNameserver();
      await Promise.all([backend.start(), nameserver.start()]);
      const root = publicFolder();
      const acmeRoot = publicFolder();
      writeSmallBuild(root);
      const nginx = await startNginx({
        url: OPERATED_URL,
        env: {
          API_ORIGIN: `http://${BACKEND_NAME}`,
          LISTEN: String(OPERATED_PORT),
          WEB_ROOT: root,
          ACME_ROOT: acmeRoot,
          RESOLVER: `127.0.0.1:${NAMESERVER_PORT} valid=1s`,
          SIGN_IN_RATE: '6r/m',
          SIGN_IN_BURST: '2',
        },
      });
      await use({ backend, nameserver, acmeRoot, log: nginx.log });
      await nginx.close();
      backend.close();
      nameserver.close();
      for (const folder of [root, acmeRoot]) rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
});
