import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { gate } from '../../e2e/support/gate';
import { logIn } from '../support/log-in';
import { openApp } from '../support/open-app';
import { heading } from '../support/parts';
import { PASSWORD, TestBackend } from '../support/test-backend';
import { noToastIsLeft } from '../support/toasts';
import { translatePage } from '../support/translate-page';
import { fillInRegistration, sendResetRequest } from '../support/visitor-forms';

/* Pages that the browser translates: every form, window and list of visitors and members, without the safety net. */

const button = (name: string) => page.getByRole('button', { name, exact: true });

/** Presses a button whose call is held back: its busy text stands alone, and goes with the answer. */
const pressSlowly = async (backend: TestBackend, path: string, name: string, busy: string) => {
  const { open: release, opened: mayAnswer } = gate();
  backend.answer(path, async (_request, next) => {
    await mayAnswer;
    return next();
  });
  await button(name).click();
  await expect.element(button(busy)).toBeVisible();
  await expect.element(page.getByRole('button', { name: new RegExp(name) })).not.toBeInTheDocument();
  release();
  await expect.element(button(busy)).not.toBeInTheDocument();
  backend.answerNoMore(path);
};

/** As the browser says it. */
const setOnline = (isOnline: boolean) => {
  const spy = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  onTestFinished(() => spy.mockRestore());
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
};

test('les formulaires d’un visiteur, traduits, disent leurs erreurs, leur envoi et leur suite', async () => {
  const backend = new TestBackend('visiteur');
  const { email } = (await backend.createUser()).user;
  const app = openApp('/faq', { backend });
  const check = await translatePage();
  // Questions, contact.
  await page.getByRole('main').getByRole('button').first().click();
  await expect.element(page.getByRole('main').getByRole('button', { expanded: true })).toBeVisible();
  await page.getByRole('button', { name: /payé/ }).click();
  await expect.element(page.getByText(/Chaque participation approuvée/)).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
  await page.getByLabelText('Message').fill('Bonjour');
  await button('Envoyer').click();
  await expect.element(page.getByText('Merci pour votre message !')).toBeVisible();
  await button('Écrire un autre message').click();
  await expect.element(page.getByLabelText('Message')).toHaveValue('');

  // Registration.
  await page.getByRole('banner').getByRole('link', { name: "S'inscrire" }).click();
  await expect.element(heading('Créer un compte')).toBeVisible();
  await button('Créer mon compte').click();
  await expect.element(page.getByText('Nom requis', { exact: true })).toBeVisible();
  await fillInRegistration(email, { password: 'court' });
  const tooShort = page.getByText('Le mot de passe doit contenir au moins 8 caractères', { exact: true });
  await expect.element(tooShort).toBeVisible();
  await fillInRegistration(email);
  await pressSlowly(backend, '/api/auth/register', 'Créer mon compte', 'Création en cours...');
  await expect.poll(() => document.querySelectorAll('[aria-invalid=true]')).toHaveLength(1);
  await fillInRegistration('quelqu.un@missio.test');
  await button('Créer mon compte').click();
  await app.isAt('/dashboard');
  await noToastIsLeft();
  await button('Déconnexion').click();

  // Forgotten password, login.
  await page.getByRole('link', { name: /Mot de passe oublié/ }).click();
  await sendResetRequest(email);
  await expect.element(page.getByText('Email envoyé !')).toBeVisible();
  await page.getByRole('link', { name: 'Retour à la connexion' }).click();
  await logIn({ email, password: 'mauvais-mot-de-passe' });
  await expect.element(page.getByRole('main').getByRole('alert')).toBeVisible();
  await page.getByLabelText('Mot de passe', { exact: true }).fill(PASSWORD);
  await button('Afficher le mot de passe').click();
  await pressSlowly(backend, '/api/auth/login', 'Se connecter', 'Connexion en cours...');
  await expect.element(heading(/Bonjour/)).toBeVisible();
  await check();
});

test('l’espace d’un membre, traduit : participer, listes, profil, panne, hors ligne, adresse inconnue', async () => {
  const backend = new TestBackend('visiteur');
  const app = openApp('/dashboard', { backend, session: await backend.createValidatedUser({ name: 'Lou' }) });
  const check = await translatePage();
  // Taking part, going on, a failure.
  await page.getByRole('link', { name: 'Missions', exact: true }).first().click();
  const mission = page.getByRole('link', { name: /^Voir les détails/ }).first();
  const apply = `/api${(await mission.findElement()).getAttribute('href')}/apply`;
  await mission.click();
  await pressSlowly(backend, apply, 'Participer à cette offre', 'Participation en cours…');
  await expect.element(page.getByText('Vous participez à cette offre')).toBeVisible();
  await expect.element(page.getByText(/^Depuis le \d/)).toBeVisible();
  backend.armFault({ method: 'POST', path: '/api/offers/*/apply', status: 500, times: 1 });
  await pressSlowly(backend, apply, 'Continuer la mission', 'Ouverture en cours…');
  await expect.element(page.getByRole('main').getByText('Erreur lors de la participation')).toBeVisible();
  await button('Continuer la mission').click();
  await app.isTold('Redirection vers votre mission...');

  await page.getByRole('link', { name: 'Profil' }).click();
  await page.getByLabelText('Nom').fill('Lou Traduit');
  await pressSlowly(backend, '/api/profile', 'Enregistrer', 'Enregistrement en cours...');
  await expect.element(page.getByText('Bonjour, Lou Traduit', { exact: true })).toBeVisible();

  setOnline(false);
  await expect.element(page.getByText('Vous êtes hors connexion')).toBeVisible();
  setOnline(true);
  await expect.element(page.getByText('Vous êtes hors connexion')).not.toBeInTheDocument();

  // A list that fails, an unknown address.
  backend.armFault({ method: 'GET', path: '/api/participations', status: 500, times: 1 });
  await page.getByRole('link', { name: 'Participations', exact: true }).click();
  await button('Réessayer').click();
  await expect.element(page.getByRole('row').nth(1)).toBeVisible();
  app.goTo('/nulle/part');
  await app.isAt('/dashboard');
  await check();
});

test('des participations traduites changent d’onglet et de page, et leurs comptes avec elles', async () => {
  openApp('/participations', { backend: new TestBackend('nominal') });
  const check = await translatePage();
  await expect.element(page.getByText(/^Affichage de 1 à 10 sur/)).toBeVisible();
  await page.getByRole('link', { name: 'Page suivante' }).click();
  await expect.element(page.getByText(/^Affichage de 11 à 20 sur/)).toBeVisible();
  for (const name of [/^Opened/, /^Approved/, /^Disapproved/, /^Toutes/]) {
    const tab = page.getByRole('tab', { name });
    await tab.click();
    await expect.element(tab).toHaveAttribute('aria-selected', 'true');
  }
  await button('Déconnexion').click();
  await expect.element(page.getByLabelText('Mot de passe', { exact: true })).toBeVisible();
  await check();
});

test('un compte en attente, traduit, lit ce qui l’attend et voit les missions', async () => {
  openApp('/dashboard', { backend: new TestBackend('compte-en-attente') });
  const check = await translatePage();
  await expect.element(page.getByText('Votre compte est en cours de validation')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Missions' }).click();
  await page
    .getByRole('link', { name: /^Voir les détails/ })
    .first()
    .click();
  await expect.element(page.getByRole('main').getByText('Compte en attente de validation')).toBeVisible();
  await check();
});
