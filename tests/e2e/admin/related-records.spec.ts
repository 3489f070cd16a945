import type { Page } from '@playwright/test';
import { adminAccount, camilleAccount, openSession, signIn } from '../support/accounts';
import { expect, test } from '../support/test';

const openFirst = async (page: Page) => {
  await signIn(page, await openSession(adminAccount));
  await page.goto('/admin/participations?status=opened');
  await page
    .getByRole('link', { name: /^Détails de la participation de/ })
    .first()
    .click();
  return page.getByRole('dialog', { name: 'Détails de la participation' });
};

test('d’une participation à son utilisateur, à son offre, et retour', async ({ page }) => {
  const dialog = await openFirst(page);
  await expect(dialog.getByText(/Prochaine étape\s: le partenaire vérifie l’action/)).toBeVisible();
  const email = await dialog.locator('dt:text-is("Email") + dd').innerText();
  await dialog.getByRole('link', { name: /voir cet utilisateur$/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gestion des utilisateurs');
  await expect(page.getByRole('searchbox')).toHaveValue(email);
  await expect(page.getByRole('row').filter({ hasText: email })).toBeVisible();

  await page.goBack();
  const title = await dialog.locator('dt:text-is("Titre") + dd').innerText();
  await dialog.getByRole('link', { name: /voir cette offre$/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gestion des offres');
  await expect(page.getByRole('row').filter({ hasText: title }).first()).toBeVisible();
});

test('les participations d’un utilisateur se trouvent dans toutes les pages, et disent combien ont été lues', async ({
  page,
}) => {
  await signIn(page, await openSession(adminAccount));
  await page.goto(`/admin/users?search=${camilleAccount.email}`);
  await page.getByRole('link', { name: /^Détails de/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Détails de l’utilisateur' });
  const find = dialog.getByRole('button', { name: /^Trouver les participations de/ });
  let held = true;
  await page.route(/admin\/participations\?page=2&/, (route) => (held ? undefined : route.continue()));
  await find.click();
  await expect(dialog.getByRole('progressbar', { name: /^Lecture\s: 1 sur \d+ pages/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Arrêter' }).click();
  await expect(
    dialog.getByText(/1 sur \d+ pages lues\. Recherche arrêtée\s: il peut y en avoir d’autres\.$/),
  ).toBeVisible();

  held = false;
  await dialog.getByRole('button', { name: 'Chercher à nouveau' }).click();
  const outcome = dialog.getByText(/^\d+ participations trouvées, (\d+) sur \1 pages lues\./);
  await expect(outcome).toBeVisible();
  const count = Number.parseInt(await outcome.innerText(), 10);
  await expect(dialog.locator('dl').last().getByRole('link')).toHaveCount(count);
});
