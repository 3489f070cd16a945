import type { Page } from '@playwright/test';
import { gate } from './gate';

/** The script that every page starts with. */
export const ENTRY_SCRIPT = /\/assets\/index-[^/]+\.js$/;

/**
 * Keeps the requests of a page that match back. Once the app has started, a held script keeps `load` back as well: wait
 * for `domcontentloaded`.
 * @returns the function that lets them, and all later ones, go on
 */
export const holdRequests = async (page: Page, url: string | RegExp): Promise<() => void> => {
  const { open, opened } = gate();
  await page.route(url, async (route) => {
    await opened;
    // To whatever else answers this page's calls, and to the network if nothing does.
    await route.fallback();
  });
  return open;
};
