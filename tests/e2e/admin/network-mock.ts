import { type Page, test } from '@playwright/test';
import { NETWORK_MOCK_PORT } from '../ports';
import { OwnMock } from '../support/own-mock';

export const SETTINGS = '/api/admin/daisycon/settings';
export const SYNC = '/api/admin/daisycon/sync';

/** A fresh mock server for each test of a file: the network's credentials belong to the platform, not to an account. */
export const startNetworkMock = (): OwnMock => {
  const mock = new OwnMock(NETWORK_MOCK_PORT);
  test.beforeEach(async () => {
    await mock.start();
    await mock.reset();
  });
  test.afterEach(() => mock.kill());
  test.afterAll(() => mock.close());
  return mock;
};

export const syncCard = (page: Page) => page.getByRole('region', { name: 'Synchronisation' });
