import { preview } from 'vite';
import { baseTest } from './base-test';
import { mock } from './mock';

/**
 * Playwright's `test`, over the production build with a mock server of the worker's own: data, faults and clock of one
 * journey do not reach those that run at the same time. Files with other servers have a `test` of their own.
 */
export const test = baseTest.extend<object, { appUrl: string }>({
  appUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      await mock.start();
      process.env.API_ORIGIN = mock.url;
      const app = await preview({ logLevel: 'warn', preview: { host: '127.0.0.1', port: 0 } });
      const address = app.httpServer.address();
      if (!address || typeof address === 'string') throw new Error('The preview has no port');
      await use(`http://127.0.0.1:${address.port}`);
      await app.close();
      await mock.close();
    },
    { scope: 'worker', auto: true },
  ],
  baseURL: ({ appUrl }, use) => use(appUrl),
});

/** Restores the mock server's data around each test of a file that changes what belongs to nobody's account. */
export const resetMockAround = (): void => {
  test.beforeEach(() => mock.reset());
  test.afterAll(() => mock.reset());
};

export { expect } from '@playwright/test';
