import { createUser } from '../support/accounts';
import { holdRequests } from '../support/hold-requests';
import { appHasPage } from '../support/start-app';
import { expect, test } from '../support/test';
import { translatePage, watchTranslation } from '../support/translate-page';

/* Pages of the build that the browser translates while, or before, the app takes them over. */

test('une page publique traduite pendant qu’on la lit garde ce qui est ouvert, saisi, et le focus', async ({
  page,
}) => {
  const check = await watchTranslation(page);
  await page.goto('/faq');
  await translatePage(page);
  await page.getByRole('button', { name: /payé/ }).click();
  await expect(page.getByText(/Chaque participation approuvée/)).toBeVisible();
  await appHasPage(page);
  await expect(page.getByText(/Chaque participation approuvée/)).toBeVisible();
  await expect(page.getByRole('button', { expanded: true })).toHaveCount(1);

  await page.goto('/contact');
  await translatePage(page);
  await page.getByLabel('Message').fill('Bon');
  await appHasPage(page);
  await expect(page.getByLabel('Message')).toHaveValue('Bon');
  await expect(page.getByLabel('Message')).toBeFocused();
  await check();
});

test('une page traduite avant le script devient interactive', async ({ page }) => {
  const release = await holdRequests(page, /\/assets\/.*\.js$/);
  const account = await createUser();
  await page.goto('/login', { waitUntil: 'domcontentloaded' });
  await translatePage(page);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(account.password);
  // Before the script: React draws this page anew, and a press in that moment would hit neither.
  await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
  release();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: /Bonjour/ })).toBeVisible();
});
