import { expect, type Page, test } from '@playwright/test';

/** Notes, in the page, how its last section is laid out when all of it has been read: `auto` is later, or when it comes into view. */
const noteLayout = () => {
  document.addEventListener('DOMContentLoaded', () => {
    const section = [...document.querySelectorAll('main > section')].at(-1);
    if (section) Object.assign(window, { layoutWhenRead: getComputedStyle(section).contentVisibility });
  });
};

const openPage = async (page: Page, path: string) => {
  await page.addInitScript(noteLayout);
  await page.goto(path);
};
const layoutWhenRead = (page: Page): Promise<unknown> => page.evaluate(() => Reflect.get(window, 'layoutWhenRead'));
const countLaterOnes = (page: Page) =>
  page
    .locator('main > section, footer')
    .evaluateAll((parts) => parts.filter((part) => getComputedStyle(part).contentVisibility !== 'visible').length);

test('la suite de l’accueil est mise en page après la première vue, sans qu’on y vienne', async ({ page }) => {
  await openPage(page, '/');
  expect(await layoutWhenRead(page)).toBe('auto');
  await expect.poll(() => countLaterOnes(page)).toBe(0);
  const text = await page.evaluate(() => document.body.innerText);
  expect(text).toContain(await page.locator('main > section').last().getByRole('heading').innerText());
});

test('un lien vers un endroit de l’accueil, ou un retour, trouve la page à sa hauteur', async ({ page }) => {
  await openPage(page, '/#avis');
  expect(await layoutWhenRead(page)).toBe('visible');
  await expect(page.getByRole('heading', { name: 'Témoignages' })).toBeInViewport();

  await page.goto('/');
  await expect.poll(() => page.evaluate(() => history.state !== null)).toBe(true);
  await page.reload();
  expect(await layoutWhenRead(page)).toBe('visible');
});
