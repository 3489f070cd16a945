import { adminAccount, createValidatedUser, expectToast, openSession, signIn } from '../support/accounts';
import { confirmation } from '../support/confirmation';
import { fillInOffer, freshTitle, offerModal } from '../support/offer-modal';
import { expect, test } from '../support/test';

test('créer, modifier et supprimer une offre, de l’administration à la liste des utilisateurs', async ({
  page,
  browser,
}) => {
  const title = freshTitle('Essai de literie');
  const renamed = `${title} modifié`;
  await signIn(page, await openSession(adminAccount));
  await page.goto('/admin/offers');
  await page.getByRole('button', { name: 'Créer une offre' }).click();
  await fillInOffer(page, { title: `  ${title}  `, country: 'France', deeplink: 'https://partenaire.test/?a=1' });
  await offerModal(page).getByRole('button', { name: 'Créer', exact: true }).click();
  await expectToast(page, 'Offre créée avec succès !');
  const user = await browser.newPage();
  await signIn(user, await createValidatedUser());
  await user.goto('/offers');
  await expect(user.getByText(title, { exact: true })).toBeVisible();

  await page.getByRole('link', { name: `Modifier ${title}` }).click();
  await offerModal(page).getByLabel('Titre').fill(renamed);
  await page.keyboard.press('Enter');
  await expectToast(page, 'Offre modifiée avec succès !');
  await user.reload();
  await expect(user.getByText(renamed, { exact: true })).toBeVisible();

  await page.getByRole('button', { name: `Supprimer ${renamed}` }).click();
  await confirmation(page).getByRole('button', { name: 'Oui' }).click();
  await expectToast(page, 'Offre supprimée avec succès !');
  await user.reload();
  await expect(user.getByText('Affichage de')).toBeVisible();
  await expect(user.getByText(renamed, { exact: true })).toHaveCount(0);
  await user.close();
});

test('un export dont le code ne se charge pas le dit', async ({ page }) => {
  await page.route(/\/assets\/running-export-/, (route) => route.abort());
  await signIn(page, await openSession(adminAccount));
  await page.goto('/admin/offers');
  await page.getByRole('button', { name: 'Exporter en CSV' }).click();
  await expectToast(page, 'Chargement impossible');
  await expect(page.getByRole('button', { name: 'Exporter en CSV' })).toBeEnabled();
});
