import type { Page } from '@playwright/test';
import { pageByHand, pagesByHand } from '../../../scripts/web/page-by-hand';
import { measuredPages } from '../../../scripts/web/pages';
import { expect, test } from '../support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const linesOf = async (page: Page) =>
  (await page.locator('body').innerText()).split('\n').filter((line) => line.trim() !== '');

for (const name of pagesByHand) {
  test(`la page écrite à la main à laquelle « ${name} » se mesure dit la même chose, à la même place`, async ({
    page,
  }) => {
    const path = measuredPages.find((measured) => measured.name === name)?.path ?? '';
    const placeOf = (role: 'heading' | 'contentinfo') => page.getByRole(role).first().boundingBox();
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    // What lies below the first view is laid out once the page rests.
    const footerLayout = () =>
      page.getByRole('contentinfo').evaluate((foot) => getComputedStyle(foot).contentVisibility);
    await expect.poll(footerLayout).toBe('visible');
    const [lines, heading, footer] = [await linesOf(page), await placeOf('heading'), await placeOf('contentinfo')];
    await page.route(`**${path}`, (route) => route.fulfill({ contentType: 'text/html', body: pageByHand(name) }));
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    expect(await linesOf(page)).toEqual(lines);
    expect(await page.locator('script').count()).toBe(0);
    // The same look: no line more or less down to the foot of the page, give or take one.
    expect((await placeOf('heading'))?.y).toBeCloseTo(heading?.y ?? 0, -1);
    expect(Math.abs(((await placeOf('contentinfo'))?.y ?? 0) - (footer?.y ?? 0))).toBeLessThan(25);
  });
}
