import { adminAccount, openSession, signIn } from '../support/accounts';
import { confirmation } from '../support/confirmation';
import { offerModal } from '../support/offer-modal';
import { expect, test } from '../support/test';

test('fermer un formulaire modifié demande d’abord, par Échap comme par Retour', async ({ page }) => {
  await signIn(page, await openSession(adminAccount));
  await page.goto('/admin/offers');
  await page
    .getByRole('link', { name: /^Modifier / })
    .first()
    .click();
  const title = offerModal(page).getByLabel('Titre');
  await title.fill('Titre changé');
  await page.keyboard.press('Escape');
  await expect(confirmation(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(confirmation(page)).toBeHidden();
  await expect(title).toHaveValue('Titre changé');
  await page.goBack();
  await expect(confirmation(page)).toBeVisible();
  await confirmation(page).getByRole('button', { name: 'Annuler' }).click();
  await expect(page).toHaveURL(/edit=/);
  await expect(title).toHaveValue('Titre changé');
  await page.goBack();
  await confirmation(page).getByRole('button', { name: 'Oui' }).click();
  await expect(offerModal(page)).toBeHidden();
  await expect(page).toHaveURL('/admin/offers');
});

test('la liste des pays qui n’a pas pu venir le dit, et la prochaine ouverture réessaie', async ({ page }) => {
  await signIn(page, await openSession(adminAccount));
  const isCountryList = /\/assets\/countries-[^/]+\.js$/;
  await page.route(isCountryList, (route) => route.abort());
  await page.goto('/admin/offers?create=true');
  const box = offerModal(page).getByLabel('Pays');
  await box.click();
  await expect(page.getByRole('option', { name: 'Chargement impossible' })).toBeVisible();
  await page.unroute(isCountryList);
  await page.keyboard.press('Escape');
  await box.click();
  await expect(page.getByRole('option', { name: 'Belgique' })).toBeVisible();
});
