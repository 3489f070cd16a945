import { test as base, expect } from 'vitest';
import { startFirefox } from './firefox';
import { Page } from './page';
import { type Site, startSite } from './site';
import type { Browser, Size } from './tab';
import { startWebKit } from './webkit';

export const PHONE: Size = { width: 360, height: 800 };
export const DESK: Size = { width: 1280, height: 800 };
/** What each is mostly used on: a journey goes the same way at both sizes, a screen is looked at in both. */
const USUAL_SIZE = process.env.TESTED_BROWSER === 'webkit' ? PHONE : DESK;

interface Fixtures {
  started: { site: Site; browser: Browser };
  site: Site;
  /** The browser's tab with nothing stored; a test must end without an error in the console. */
  page: Page;
}

/** The tests of a project share one site, and one browser, which `vitest.config.ts` names. */
export const test = base.extend<Fixtures>({
  started: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which other fixtures it takes
    async ({}, use) => {
      const startBrowser = process.env.TESTED_BROWSER === 'webkit' ? startWebKit : startFirefox;
      const [site, browser] = await Promise.all([startSite(), startBrowser()]);
      await use({ site, browser });
      await browser.close();
      await site.close();
    },
    { scope: 'worker' },
  ],
  site: ({ started }, use) => use(started.site),
  page: async ({ started: { browser, site } }, use) => {
    const page = new Page(browser.tab, site.origin);
    // A test that failed may have left it cut off.
    site.setReachable(true);
    await page.tab.setOnline(true);
    await page.forget();
    await page.tab.resize(USUAL_SIZE);
    await use(page);
    // One text, which a failure shows whole.
    expect((await page.errors()).join('\n')).toBe('');
  },
});
