import type { Page } from '@playwright/test';

/** The script that every page starts with. */
export const START = /\/assets\/index-[^/]+\.js$/;

/**
 * Keeps the requests of a page that match back.
 * @returns the function that lets them, and all later ones, go on
 */
export const holdRequests = async (page: Page, url: string | RegExp): Promise<() => void> => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return release;
};
