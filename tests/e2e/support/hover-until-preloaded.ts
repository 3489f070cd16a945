import { expect, type Locator } from '@playwright/test';

/**
 * Hovers a link until its page is asked for: a prerendered page hears of nothing before its script is there.
 * @param asset what the code of that page is called
 */
export const hoverUntilPreloaded = async (link: Locator, asset: RegExp): Promise<void> => {
  const page = link.page();
  let isAsked = false;
  page.on('request', (request) => {
    isAsked ||= asset.test(request.url());
  });
  await expect
    .poll(async () => {
      await page.mouse.move(0, 0);
      await link.hover();
      return isAsked;
    })
    .toBe(true);
};
