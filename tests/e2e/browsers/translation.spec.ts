import { expect, test } from '@playwright/test';
import { adminAccount, camilleAccount, openSession, signIn } from '../support/accounts';
import { translatePage } from '../support/translate-page';

test('une page que le navigateur traduit se remplit, se filtre et se quitte comme une autre', async ({ page }) => {
  await signIn(page, await openSession(camilleAccount));
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await translatePage(page);
  await page.getByRole('link', { name: 'Participations' }).first().click();
  await expect(page).toHaveURL('/participations');
  for (const name of [/^Approved/, /^Disapproved/, /^Toutes/]) await page.getByRole('tab', { name }).click();
  await page.getByRole('link', { name: 'Missions' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Missions' })).toBeVisible();
  await page.getByRole('button', { name: 'Déconnexion' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Bonjour' }).or(page.getByLabel('Mot de passe')),
  ).toBeVisible();
  await expect(page.getByText('Une erreur inattendue')).toHaveCount(0);
});

test('une liste de l’administration que le navigateur traduit se cherche et s’ouvre', async ({ page }) => {
  await signIn(page, await openSession(adminAccount));
  await page.goto('/admin/users');
  await expect(page.getByRole('table')).toBeVisible();
  await translatePage(page);
  await page.getByRole('searchbox').fill('camille');
  await expect(page).toHaveURL(/search=camille/);
  await page
    .getByRole('button', { name: /^Détails/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Une erreur inattendue')).toHaveCount(0);
});
