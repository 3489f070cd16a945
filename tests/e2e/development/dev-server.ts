import { spawn } from 'node:child_process';
import { DEV_MOCK_PORT, DEV_PORT } from '../ports';
import { baseTest } from '../support/base-test';
import { OwnMock } from '../support/own-mock';
import { processEnded } from '../support/process-ended';

/** Serves the app as `npm run dev` does, from its sources; resolves once it listens. */
const startDevServer = async (apiOrigin: string): Promise<{ url: string; close: () => Promise<void> }> => {
  const url = `http://127.0.0.1:${DEV_PORT}`;
  const child = spawn(
    process.execPath,
    ['node_modules/vite/bin/vite.js', '--host', '127.0.0.1', '--port', String(DEV_PORT)],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        FORCE_COLOR: undefined,
        NO_COLOR: '1',
        API_ORIGIN: apiOrigin,
        VITE_REPORT_URL: '/__mock/reports',
        VITE_REPORT_SAMPLE: '1',
      },
    },
  );
  const close = async () => {
    child.kill();
    await processEnded(child);
  };
  await new Promise<void>((resolve, reject) => {
    // Vite prints its address once it listens.
    child.stdout.on('data', (chunk) => String(chunk).includes(url) && resolve());
    child.once('exit', (code) => reject(new Error(`The development server ended at once, with ${code}`)));
  });
  return { url, close };
};

/** Tests that open the app as a developer sees it, with React's development build, before a mock server of its own. */
export const test = baseTest.extend<object, { development: { url: string; mock: OwnMock } }>({
  development: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const mock = new OwnMock(DEV_MOCK_PORT);
      await mock.start();
      const server = await startDevServer(mock.url);
      await use({ url: server.url, mock });
      await server.close();
      await mock.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ development }, use) => use(development.url),
});
