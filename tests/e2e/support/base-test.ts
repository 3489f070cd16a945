import { test as playwrightTest } from '@playwright/test';

/** Playwright's `test`. Calls that a route still answers when the test ends are nobody's any more: they may fail. */
export const baseTest = playwrightTest.extend({
  page: async ({ page }, use) => {
    await use(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
});
