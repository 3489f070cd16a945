import type { Page } from '@playwright/test';
import {
  camilleAccount,
  createUser,
  createValidatedUser,
  expectToast,
  freshEmail,
  logIn,
  openSession,
  signIn,
} from '../support/accounts';
import { answerOutside, FROM_FRANCE, PARTNER } from '../support/answer-outside';
import { holdRequests } from '../support/hold-requests';
import { armFault, clearFaults } from '../support/mock';
import { appHasPage } from '../support/start-app';
import { expect, test } from '../support/test';
import { openPublicTranslated, openTranslated, translatePage, watchTranslation } from '../support/translate-page';
import { fillInRegistration, sendResetRequest } from '../support/visitor-forms';

/* Pages that the browser translates: every form, window and list of visitors and members, without the safety net. */

test.afterEach(clearFaults);

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Presses a button whose call is held back: its busy text stands alone, and goes with the answer. */
const pressSlowly = async (page: Page, url: string, name: string, busy: string) => {
  const release = await holdRequests(page, url);
  await button(page, name).click();
  await expect(button(page, busy)).toBeVisible();
  await expect(page.getByRole('button', { name: new RegExp(name) })).toHaveCount(0);
  release();
  await expect(button(page, busy)).toHaveCount(0);
  await page.unroute(url);
};

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

test('les formulaires d’un visiteur, traduits, disent leurs erreurs, leur envoi et leur suite', async ({ page }) => {
  const check = await watchTranslation(page);
  await answerOutside(page, FROM_FRANCE);
  const account = await createUser();
  await test.step('questions, contact', async () => {
    await openPublicTranslated(page);
    await page.getByRole('button', { name: /payé/ }).click();
    await expect(page.getByText(/Chaque participation approuvée/)).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
    await page.getByLabel('Message').fill('Bonjour');
    await button(page, 'Envoyer').click();
    await expect(page.getByText('Merci pour votre message !')).toBeVisible();
    await button(page, 'Écrire un autre message').click();
    await expect(page.getByLabel('Message')).toHaveValue('');
  });
  await test.step('inscription', async () => {
    await page.getByRole('banner').getByRole('link', { name: "S'inscrire" }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Créer un compte' })).toBeVisible();
    await button(page, 'Créer mon compte').click();
    await expect(page.getByText('Nom requis', { exact: true })).toBeVisible();
    await fillInRegistration(page, account.email, { password: 'court' });
    await expect(page.getByText('Le mot de passe doit contenir au moins 8 caractères', { exact: true })).toBeVisible();
    await fillInRegistration(page, account.email);
    await pressSlowly(page, '**/api/auth/register', 'Créer mon compte', 'Création en cours...');
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(1);
    await fillInRegistration(page, freshEmail());
    await button(page, 'Créer mon compte').click();
    await expect(page).toHaveURL('/dashboard');
    await button(page, 'Déconnexion').click();
  });
  await test.step('mot de passe oublié, connexion', async () => {
    await page.getByRole('link', { name: /Mot de passe oublié/ }).click();
    await sendResetRequest(page, account.email);
    await expect(page.getByText('Email envoyé !')).toBeVisible();
    await page.getByRole('link', { name: 'Retour à la connexion' }).click();
    await logIn(page, { ...account, password: 'mauvais-mot-de-passe' });
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    await page.getByLabel('Mot de passe', { exact: true }).fill(account.password);
    await button(page, 'Afficher le mot de passe').click();
    await pressSlowly(page, '**/api/auth/login', 'Se connecter', 'Connexion en cours...');
    await expect(page.getByRole('heading', { level: 1, name: /Bonjour/ })).toBeVisible();
  });
  await check();
});

test('l’espace d’un membre, traduit : participer, listes, profil, panne, hors connexion, adresse inconnue', async ({
  page,
  context,
}) => {
  const check = await watchTranslation(page);
  await answerOutside(context, PARTNER);
  await signIn(page, await createValidatedUser({ name: 'Lou' }));
  await openTranslated(page, '/dashboard');
  await test.step('participer, continuer, une panne', async () => {
    await page.getByRole('link', { name: 'Missions', exact: true }).first().click();
    await page
      .getByRole('link', { name: /^Voir les détails/ })
      .first()
      .click();
    await pressSlowly(page, '**/apply', 'Participer à cette offre', 'Participation en cours…');
    await expect(page.getByText('Vous participez à cette offre')).toBeVisible();
    await expect(page.getByText(/^Depuis le \d/)).toBeVisible();
    await armFault({ method: 'POST', path: '/api/offers/*/apply', status: 500, times: 1 });
    await pressSlowly(page, '**/apply', 'Continuer la mission', 'Ouverture en cours…');
    await expect(page.getByRole('main').getByText('Erreur lors de la participation')).toBeVisible();
    await button(page, 'Continuer la mission').click();
    await expectToast(page, 'Redirection vers votre mission...');
  });
  await test.step('profil', async () => {
    await page.getByRole('link', { name: 'Profil' }).click();
    await page.getByLabel('Nom').fill('Lou Traduit');
    await pressSlowly(page, '**/api/profile', 'Enregistrer', 'Enregistrement en cours...');
    await expect(page.getByText('Bonjour, Lou Traduit', { exact: true })).toBeVisible();
  });
  await test.step('hors connexion, puis en ligne', async () => {
    await context.setOffline(true);
    await expect(page.getByText('Vous êtes hors connexion')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('Vous êtes hors connexion')).toHaveCount(0);
  });
  await test.step('une liste qui échoue, une adresse inconnue', async () => {
    await armFault({ method: 'GET', path: '/api/participations', status: 500, times: 1 });
    await page.getByRole('link', { name: 'Participations', exact: true }).click();
    await button(page, 'Réessayer').click();
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await page.evaluate(() => window.history.pushState(null, '', '/nulle/part'));
    await expect(page).toHaveURL('/dashboard');
  });
  await check();
});

test('des participations traduites changent d’onglet et de page, et leurs comptes avec elles', async ({ page }) => {
  const check = await watchTranslation(page);
  await signIn(page, await openSession(camilleAccount));
  await openTranslated(page, '/participations');
  await expect(page.getByText(/^Affichage de 1 à 10 sur/)).toBeVisible();
  await page.getByRole('link', { name: 'Page suivante' }).click();
  await expect(page.getByText(/^Affichage de 11 à 20 sur/)).toBeVisible();
  for (const name of [/^Opened/, /^Approved/, /^Disapproved/, /^Toutes/]) {
    const tab = page.getByRole('tab', { name });
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  }
  await button(page, 'Déconnexion').click();
  await expect(page.getByLabel('Mot de passe', { exact: true })).toBeVisible();
  await check();
});

test('un compte en attente, traduit, lit ce qui l’attend et voit les missions', async ({ page }) => {
  const check = await watchTranslation(page);
  await signIn(page, await createUser());
  await openTranslated(page, '/dashboard');
  await expect(page.getByText('Votre compte est en cours de validation')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Missions' }).click();
  await page
    .getByRole('link', { name: /^Voir les détails/ })
    .first()
    .click();
  await expect(page.getByRole('main').getByText('Compte en attente de validation')).toBeVisible();
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
  await button(page, 'Se connecter').click();
  release();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: /Bonjour/ })).toBeVisible();
});
