import type { Page } from '@playwright/test';
import { camilleAccount, expectToast, freshEmail, logIn } from '../support/accounts';
import { answerOutside, PARTNER } from '../support/answer-outside';
import { confirmation } from '../support/confirmation';
import { fillInOffer, freshTitle, offerModal } from '../support/offer-modal';
import { openPartner } from '../support/open-partner';
import { linkMailedTo } from '../support/outbox';
import { saveCredentials } from '../support/save-credentials';
import { expect, resetMockAround, test } from '../support/test';
import { sendNewPassword, sendRegistration, sendResetRequest } from '../support/visitor-forms';
import { expectWhole, openIn, type Watch } from './other-backend';

/* The whole product over a plain Laravel: other types, other envelopes, rows that lack this or that. */

/** The number that a page's counter shows, once it shows one. */
const counterValue = async (page: Page, label: string): Promise<number> => {
  const counter = page.getByRole('definition').and(page.locator(`dt:has-text("${label}") + dd`));
  await expect(counter).toHaveText(/\d/);
  return Number((await counter.innerText()).replace(/\D/g, ''));
};

// A scenario makes another backend of the mock server.
resetMockAround();

/** Nothing was called a failure, on the screen or in the console. */
const expectNoTrouble = async ({ toasts, errors }: Watch) => {
  expect((await toasts()).filter((text) => !/^(?:Succès|Info)/.test(text))).toEqual([]);
  expect(errors).toEqual([]);
};

test('s’inscrire, se déconnecter, changer de mot de passe, se connecter', async ({ page }) => {
  const email = freshEmail('laravel');
  const watch = await openIn(page, 'visiteur-laravel-ordinaire', '/register');
  await sendRegistration(page, email);
  await expectToast(page, 'Inscription réussie ! Votre compte sera validé par un administrateur.');
  await expect(page).toHaveURL('/dashboard');
  await expectWhole(page, 'Bonjour, Éloïse');
  await expect(page.getByRole('main')).toContainText('validation');

  await page.getByRole('button', { name: 'Déconnexion' }).click();
  await expect(page).toHaveURL('/login');
  await page.getByRole('link', { name: /oublié/ }).click();
  await sendResetRequest(page, email);
  await expectToast(page, 'Email de réinitialisation envoyé !');
  await page.goto(await linkMailedTo(email));
  await sendNewPassword(page, 'un-autre-secret');
  await expect(page).toHaveURL(/^[^?]*\/login/);
  await logIn(page, { email, password: 'un-autre-secret' });
  await expect(page).toHaveURL('/dashboard');
  await expectWhole(page, 'Bonjour, Éloïse');
  await expectNoTrouble(watch);
});

test('tableau de bord, missions, participer, participations, profil', async ({ page, context }) => {
  await answerOutside(context, PARTNER);
  const watch = await openIn(page, 'visiteur-laravel-ordinaire', '/login');
  await logIn(page, camilleAccount);
  await expect(page).toHaveURL('/dashboard');
  await expectWhole(page, 'Bonjour, Camille');
  for (const section of ['Offres récentes', 'Participations récentes']) {
    await expect(page.getByRole('heading', { name: section })).toBeVisible();
  }

  await page.getByRole('link', { name: 'Missions', exact: true }).click();
  await expectWhole(page, 'Missions');
  await expect(page.getByRole('link', { name: /^Voir les détails/ })).toHaveCount(12);
  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(page.getByText(/^Affichage de 13 à 24 sur \d+ résultats$/)).toBeVisible();
  await expectWhole(page, 'Missions');

  await page.goto('/offers/1');
  await expectWhole(page, 'Inscrivez-vous à la lettre de Maison Florane');
  const takePart = page.getByRole('button', { name: 'Participer à cette offre' });
  const goOn = page.getByRole('button', { name: 'Continuer la mission' });
  await expect(takePart.or(goOn)).toBeVisible();
  const tab = await openPartner(page, () => takePart.or(goOn).click());
  await tab.close();
  await expect(page.getByText('Vous participez à cette offre')).toBeVisible();

  await page.getByRole('link', { name: 'Participations', exact: true }).click();
  await expectWhole(page, 'Participations');
  await expect(page.getByRole('row')).toHaveCount(11);
  await expect(page.getByText(/^Solde :\s+\d+\s€$/)).toBeVisible();
  await page.getByRole('link', { name: 'Page suivante' }).click();
  await expect(page.getByText(/^Affichage de 11 à 20/)).toBeVisible();
  await expectWhole(page, 'Participations');

  await page.getByRole('link', { name: 'Profil', exact: true }).click();
  await expectWhole(page, 'Profil');
  await page.getByLabel('Nom').fill('Camille Durand-Roy');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expectToast(page, 'Profil mis à jour avec succès !');
  await expect(page.getByRole('banner')).toContainText('Camille Durand-Roy');
  await page.reload();
  await expect(page.getByLabel('Nom')).toHaveValue('Camille Durand-Roy');
  await expectNoTrouble(watch);
});

test('l’administration : chiffres, utilisateurs, validation', async ({ page }) => {
  const watch = await openIn(page, 'admin-laravel-ordinaire', '/admin');
  await expectWhole(page, 'Tableau de bord');
  expect(await counterValue(page, 'Participations validées')).toBeGreaterThan(0);

  await page.goto('/admin/users?validated=0');
  await expectWhole(page, 'Gestion des utilisateurs');
  const waiting = await counterValue(page, 'En attente');
  await page
    .getByRole('row')
    .getByRole('button', { name: /^Valider/ })
    .first()
    .click();
  await expectToast(page, 'Utilisateur validé avec succès !');
  await expect.poll(() => counterValue(page, 'En attente')).toBe(waiting - 1);
  await page.goto('/admin/users');
  await page.getByRole('searchbox', { name: 'Rechercher un utilisateur' }).fill('camille@missio.test');
  await expect(page.getByText('Affichage de 1 à 1 sur 1 résultats')).toBeVisible();
  await page
    .getByRole('row')
    .getByRole('link', { name: /détail|voir/i })
    .click();
  await expect(page.getByRole('dialog')).toContainText('camille@missio.test');
  await expectNoTrouble(watch);
});

test('l’administration : participations, chacune en détail', async ({ page }) => {
  const watch = await openIn(page, 'admin-laravel-ordinaire', '/admin/participations');
  await expectWhole(page, 'Gestion des participations');
  await expect(page.getByRole('row')).toHaveCount(16);
  // Each of the page, since each may lack something else.
  const details = page.getByRole('link', { name: /^Détails de la participation/ });
  for (let row = 0; row < 6; row += 1) {
    await details.nth(row).click();
    await expect(page.getByRole('dialog', { name: 'Détails de la participation' })).toContainText('#');
    await expect(page.getByText('Chargement impossible')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  await expectNoTrouble(watch);
});

test('l’administration : créer, modifier, supprimer une offre', async ({ page }) => {
  const title = freshTitle('Essai de Laravel');
  const watch = await openIn(page, 'admin-laravel-ordinaire', '/admin/offers');
  await expectWhole(page, 'Gestion des offres');
  await expect(page.getByRole('row')).toHaveCount(16);
  await page.getByRole('button', { name: 'Créer une offre' }).click();
  await fillInOffer(page, { title, country: 'France', deeplink: 'https://partenaire.test/?a=1' });
  await offerModal(page).getByRole('button', { name: 'Créer', exact: true }).click();
  await expectToast(page, 'Offre créée avec succès !');
  await expect(page.getByRole('row').nth(1)).toContainText(title);
  await page.getByRole('link', { name: `Modifier ${title}` }).click();
  await offerModal(page).getByLabel('Titre').fill(`${title} modifié`);
  await offerModal(page).getByRole('button', { name: 'Sauvegarder' }).click();
  await expectToast(page, 'Offre modifiée avec succès !');
  await page.getByRole('button', { name: `Supprimer ${title} modifié` }).click();
  await confirmation(page).getByRole('button', { name: 'Oui' }).click();
  await expectToast(page, 'Offre supprimée avec succès !');
  await expect(page.getByRole('row').filter({ hasText: title })).toHaveCount(0);
  await expectWhole(page, 'Gestion des offres');
  await expectNoTrouble(watch);
});

test('l’administration : enregistrer, tester, synchroniser Daisycon', async ({ page }) => {
  const watch = await openIn(page, 'admin-laravel-ordinaire', '/admin/daisycon');
  await expectWhole(page, 'Configuration Daisycon');
  await expect(page.getByLabel('Publisher ID')).toHaveValue('384721');
  await saveCredentials(page, { username: 'missio-editeur', password: 'bon-secret' });
  await expectToast(page, 'Paramètres sauvegardés avec succès !');
  await page.getByRole('button', { name: 'Tester la connexion' }).click();
  const credentials = page.getByRole('region', { name: 'Identifiants' });
  await expect(credentials.getByRole('status')).toHaveText('Connexion réussie !');
  await page.getByRole('button', { name: 'Synchroniser les offres' }).click();
  await expect(page.getByText(/Synchronisation réussie/).first()).toBeVisible();
  expect(await counterValue(page, 'Transactions synchronisées')).toBeGreaterThan(0);
  await page.reload();
  await expect(page.getByLabel("Nom d'utilisateur")).toHaveValue('missio-editeur');
  await expectWhole(page, 'Configuration Daisycon');
  await expectNoTrouble(watch);
});
