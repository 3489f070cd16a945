import type { Page } from '@playwright/test';
import { createValidatedUser, signIn } from '../support/accounts';
import { expect, test } from '../support/test';

const PER_PAGE = 12;

/** Every page of the list there is: that of the mock server which has the first rows. */
const promisePages = (page: Page, lastPage: number) =>
  page.route(/\/api\/offers\?page=\d+$/, async (route) => {
    const url = new URL(route.request().url());
    const current_page = Number(url.searchParams.get('page'));
    url.searchParams.set('page', '1');
    const response = await route.fetch({ url: url.href });
    const answer: object = await response.json();
    const pages = { current_page, last_page: lastPage, total: lastPage * PER_PAGE, per_page: PER_PAGE };
    await route.fulfill({ response, json: { ...answer, ...pages } });
  });

const number = (page: Page, name: number) => page.getByRole('link', { name: `Page ${name}`, exact: true });

const expectCurrent = async (page: Page, name: number) => {
  await expect(page).toHaveURL(`/offers?page=${name}`);
  await expect(number(page, name)).toHaveAttribute('aria-current', 'page');
  // Once the router has put back what had been scrolled: it does so after the page has been drawn.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  // Up and down the page is scrolled to the row; to and fro the row has to be right by itself.
  await page.getByRole('navigation', { name: 'Pagination' }).evaluate((row) => row.scrollIntoView());
  await expect(number(page, name)).toBeInViewport({ ratio: 0.95 });
};

for (const [row, lastPage, start] of [
  ['vingt pages', 20, 8],
  ['soixante pages', 60, 30],
  ['dix mille pages', 10_000, 5_000],
] as const) {
  test(`la page courante reste en vue, de page en page et de retour : ${row}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await signIn(page, await createValidatedUser());
    await promisePages(page, lastPage);
    await page.goto(`/offers?page=${start}`);
    await expectCurrent(page, start);
    const last = start + 5;
    for (let current = start + 1; current <= last; current += 1) {
      await page.getByRole('link', { name: 'Page suivante' }).click();
      await expectCurrent(page, current);
    }
    await page.goBack();
    await expectCurrent(page, last - 1);
    // Far away in the row, and back to where it was.
    await number(page, last + 4).click();
    await expectCurrent(page, last + 4);
    await page.goBack();
    await expectCurrent(page, last - 1);
  });
}

test('chaque numéro saisi amène le sien en vue', async ({ page }) => {
  await signIn(page, await createValidatedUser());
  await promisePages(page, 10_000);
  await page.goto('/offers?page=5000');
  await expectCurrent(page, 5000);
  for (const wanted of [200, 9000, 777]) {
    await page.getByLabel('Aller à la page').fill(String(wanted));
    await page.keyboard.press('Enter');
    await expectCurrent(page, wanted);
    // Until it has the focus, the list that arrives would take it from the field.
    await expect(page.getByRole('region', { name: /^Missions, page/ })).toBeFocused();
  }
});
