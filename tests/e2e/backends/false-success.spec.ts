import { camilleAccount, logIn } from '../support/accounts';
import { confirmation } from '../support/confirmation';
import { fillInOffer, offerModal } from '../support/offer-modal';
import { saveCredentials } from '../support/save-credentials';
import { settle } from '../support/screens';
import { expect, resetMockAround, test } from '../support/test';
import { sendNewPassword, sendRegistration, sendResetRequest } from '../support/visitor-forms';
import { openIn, type Watch } from './other-backend';

/* « success: false » in a 200 is a failure like any other: its message is shown, and nothing is called done. */

// A scenario makes another backend of the mock server.
resetMockAround();

const expectNoSuccess = async ({ toasts }: Watch) => {
  expect((await toasts()).filter((text) => text.startsWith('Succès'))).toEqual([]);
};

test('participer et le profil', async ({ page }) => {
  const watch = await openIn(page, 'succes-faux', '/offers');
  await page
    .getByRole('link', { name: /^Voir les détails/ })
    .first()
    .click();
  await page.getByRole('button', { name: /^(?:Participer à cette offre|Continuer la mission)$/ }).click();
  await expect(page.getByText('Cette mission est complète.').first()).toBeVisible();
  await expect(page.getByText('Participation enregistrée')).toHaveCount(0);
  await expectNoSuccess(watch);

  await page.goto('/profile');
  const name = page.getByLabel('Nom');
  await name.fill('Camille Autrement');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(name).toHaveAccessibleDescription(/Ce nom est réservé/);
  await expect(name).toHaveValue('Camille Autrement');
  await expect(page.getByRole('banner')).toContainText('Camille Durand');
  await expectNoSuccess(watch);
});

test('les formulaires d’un visiteur', async ({ page }) => {
  const watch = await openIn(page, 'visiteur-succes-faux', '/login');
  await logIn(page, camilleAccount);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Ce compte est suspendu.');
  await expect(page).toHaveURL('/login');

  await page.goto('/register');
  await sendRegistration(page, 'camille@missio.test');
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/Cet email est déjà utilisé/);
  await expectNoSuccess(watch);

  await page.goto('/forgot-password');
  await sendResetRequest(page, 'camille@missio.test');
  await expect.poll(watch.toasts).toContainEqual(expect.stringContaining('L’envoi des emails est suspendu.'));
  await expectNoSuccess(watch);
  await page.goto('/reset-password?token=essai&email=camille%40missio.test');
  await sendNewPassword(page, 'un-autre-secret');
  await expect.poll(watch.toasts).toContainEqual(expect.stringContaining('Ce lien a déjà servi.'));
  await expect(page).toHaveURL(/reset-password/);
  await expectNoSuccess(watch);
});

test('l’administration', async ({ page }) => {
  const watch = await openIn(page, 'admin-succes-faux', '/admin/users?validated=0');
  const validate = page.getByRole('row').getByRole('button', { name: /^Valider/ });
  await expect(validate.first()).toBeVisible();
  const waiting = await validate.count();
  await validate.first().click();
  await expect.poll(watch.toasts).toContainEqual(expect.stringContaining('Erreur lors de la validation'));
  await expect(page.getByRole('alert').filter({ hasText: 'Ce compte ne peut pas être validé.' })).toBeVisible();
  await expect(validate).toHaveCount(waiting);
  await expectNoSuccess(watch);

  await page.goto('/admin/offers');
  await page.getByRole('button', { name: 'Créer une offre' }).click();
  await fillInOffer(page, { title: 'Mission d’essai', country: 'France', deeplink: 'https://partenaire.test/' });
  await offerModal(page).getByRole('button', { name: 'Créer', exact: true }).click();
  await expect(offerModal(page).getByLabel('Titre')).toHaveAccessibleDescription(/Ce titre existe déjà/);
  await expectNoSuccess(watch);
  await page.goto('/admin/offers');
  await page
    .getByRole('button', { name: /^Supprimer / })
    .first()
    .click();
  await confirmation(page).getByRole('button', { name: 'Oui' }).click();
  await expect.poll(watch.toasts).toContainEqual(expect.stringContaining('Erreur lors de la suppression'));
  await expect(page.getByRole('alert').filter({ hasText: 'Cette offre a des participations.' })).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(16);
  await expectNoSuccess(watch);

  await page.goto('/admin/daisycon');
  await saveCredentials(page, { username: 'missio-editeur', password: 'bon-secret' });
  await expect(page.getByLabel('Publisher ID')).toHaveAccessibleDescription(/Ce Publisher ID est inconnu/);
  await page.getByRole('button', { name: 'Tester la connexion' }).click();
  await expect(page.getByText('Daisycon a refusé ces identifiants.').first()).toBeVisible();
  await expect(page.getByText('Connexion réussie !')).toHaveCount(0);
  await page.getByRole('button', { name: 'Synchroniser les offres' }).click();
  await expect(page.getByText('Erreur lors de la synchronisation').first()).toBeVisible();
  await expectNoSuccess(watch);
});

test('les lectures : chaque écran dit que rien ne se charge', async ({ page }) => {
  await openIn(page, 'admin-succes-faux-lectures', '/admin/offers');
  await settle(page, 'Gestion des offres');
  await expect(page.getByText('Chargement impossible').first()).toBeVisible();
  await page.goto('/admin/daisycon');
  await settle(page, 'Configuration Daisycon');
  await expect(page.getByText('Chargement impossible').first()).toBeVisible();
});
