import type { Page } from '@playwright/test';
import { createUser, createValidatedUser, logIn, signIn } from '../support/accounts';
import { expect, test } from '../support/test';

/** From the next page on, the browser stores nothing more. */
const fillStorages = (page: Page) =>
  page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });

test('un stockage plein n’empêche pas de se connecter, d’aller de page en page et de se déconnecter', async ({
  page,
}) => {
  const account = await createValidatedUser({ name: 'Lou Plein' });
  await fillStorages(page);
  await page.goto('/login');
  await logIn(page, account);
  await expect(page).toHaveURL('/dashboard');
  await page.getByRole('link', { name: 'Missions' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Missions' })).toBeVisible();
  await page.getByRole('link', { name: 'Profil' }).click();
  await expect(page.getByLabel('Nom')).toHaveValue('Lou Plein');
  await page.getByLabel('Nom').fill('Lou Rempli');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Bonjour, Lou Rempli')).toBeVisible();
  await page.getByRole('button', { name: 'Déconnexion' }).click();
  await expect(page).toHaveURL('/login');
});

test('un stockage plein ne rend pas la session d’un autre au rechargement', async ({ page }) => {
  const first = await createUser({ name: 'Ada Premier' });
  await signIn(page, first);
  await page.goto('/dashboard');
  await expect(page.getByText('Bonjour, Ada').first()).toBeVisible();
  await page.evaluate(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      if (this === localStorage) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      setItem.call(this, key, value);
    };
  });
  await page.getByRole('button', { name: 'Déconnexion' }).click();
  await logIn(page, await createUser({ name: 'Bo Second' }));
  await expect(page.getByText('Bonjour, Bo').first()).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL('/login');
});
