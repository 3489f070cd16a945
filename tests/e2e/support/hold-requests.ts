import type { Page } from '@playwright/test';
import { gate } from './gate';

/** The script that every page starts with. */
export const START = /\/assets\/index-[^/]+\.js$/;

/**
 * Keeps the requests of a page that match back.
 * @returns the function that lets them, and all later ones, go on
 */
export const holdRequests = async (page: Page, url: string | RegExp): Promise<() => void> => {
  const { open, opened } = gate();
  await page.route(url, async (route) => {
    await opened;
    await route.continue();
  });
  return open;
};
