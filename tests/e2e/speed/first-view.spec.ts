import type { Page } from '@playwright/test';
import { startApp } from '../support/start-app';
import { expect, test } from '../support/test';

const countLaterOnes = (page: Page) =>
  page
    .locator('main > section, footer')
    .evaluateAll((parts) => parts.filter((part) => getComputedStyle(part).contentVisibility !== 'visible').length);

test('la suite de l’accueil est là sans qu’on y vienne', async ({ page }) => {
  await page.goto('/');
  await expect.poll(() => countLaterOnes(page)).toBe(0);
  const text = await page.evaluate(() => document.body.innerText);
  expect(text).toContain(await page.locator('main > section').last().getByRole('heading').innerText());
});

test('un lien vers un endroit de l’accueil trouve la page à sa hauteur, avec ou sans retour', async ({ page }) => {
  await page.goto('/#avis');
  await expect(page.getByRole('heading', { name: 'Témoignages' })).toBeInViewport();
  await startApp(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Témoignages' })).toBeInViewport();
});
