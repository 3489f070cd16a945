import { test as base, expect } from 'vitest';
import { startFirefox } from './firefox';
import { Page } from './page';
import { type Site, startSite } from './site';
import type { Browser, Size } from './tab';
import { startWebKit } from './webkit';

/** A phone and a desk. */
export const sizes: readonly Size[] = [
  { width: 360, height: 800 },
  { width: 1280, height: 800 },
];

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
    await page.forget();
    await use(page);
    // One text, which a failure shows whole.
    expect((await page.errors()).join('\n')).toBe('');
  },
});
