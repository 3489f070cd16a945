import type { Page } from '@playwright/test';

/** Waits until React has the page. */
export const appHasPage = async (page: Page): Promise<void> => {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
};

/** Starts the app on a public page, as an extension that fills in fields does, and waits until React has the page. */
export const startApp = async (page: Page): Promise<void> => {
  // No key: a layout shift soon after one does not count.
  await page.evaluate(() => document.dispatchEvent(new Event('input')));
  await appHasPage(page);
};
