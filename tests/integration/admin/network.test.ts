import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { gate } from '../../e2e/support/gate';
import { counterValue } from '../support/definitions';
import {
  credentialsForm,
  openSettings,
  password,
  press,
  publisher,
  SAVED,
  SETTINGS,
  SYNC,
  saveCredentials,
  syncCard,
  synchronise,
  TEST,
  testConnection,
  username,
} from '../support/network-screen';
import { openApp } from '../support/open-app';
import { TestBackend } from '../support/test-backend';
import { keepToasts } from '../support/toasts';

const NOT_CONFIGURED = "Aucun identifiant Daisycon n'est enregistré.";

const failure = credentialsForm.getByRole('alert');

const breakDown = (backend: TestBackend, path: string, method: string) =>
  backend.answer(path, (request, next) => (request.method === method ? new Response('', { status: 500 }) : next()));

test('identifiants refusés puis acceptés, synchronisation, statuts changés', async () => {
  const backend = new TestBackend('admin');
  openApp('/admin', { backend });
  const sees = keepToasts();
  const before = await counterValue('Participations validées');
  await page.getByRole('link', { name: 'Daisycon' }).click();
  await expect.element(page.getByText('Jamais', { exact: true })).toBeVisible();

  // Without credentials, neither a test nor a synchronisation.
  await testConnection();
  await expect.element(page.getByRole('alert').filter({ hasText: NOT_CONFIGURED }).first()).toBeVisible();
  await synchronise();
  await expect.element(syncCard.getByText(NOT_CONFIGURED)).toBeVisible();

  // The form's errors, then a wrong secret is saved.
  await press('Sauvegarder');
  for (const message of ['Publisher ID requis', "Nom d'utilisateur requis", 'Mot de passe requis']) {
    await expect.element(page.getByText(message)).toBeVisible();
  }
  await publisher.fill('482190');
  await username.fill('missio-editeur');
  await password.fill('court');
  await expect.element(page.getByText('Le mot de passe doit contenir au moins 6 caractères')).toBeVisible();
  await password.fill('mauvais-secret');
  await press('Sauvegarder');
  await sees(SAVED);
  await expect.element(password).toHaveValue('');
  await expect.element(publisher).toHaveValue('482190');
  expect(document.documentElement.outerHTML).not.toContain('mauvais-secret');
  await expect.element(failure).not.toBeInTheDocument();

  // The test refuses this secret.
  await testConnection();
  await expect.element(failure).toHaveTextContent(/^Daisycon a refusé ces identifiants\.$/);

  // The right secret passes the test.
  await password.fill('bon-secret');
  await press('Sauvegarder');
  await sees(SAVED);
  await expect.element(failure).not.toBeInTheDocument();
  await testConnection();
  await expect.element(credentialsForm.getByRole('status')).toHaveTextContent(/^Connexion réussie !$/);

  // The synchronisation changes the figures.
  await synchronise();
  await expect.element(page.getByText('Jamais', { exact: true })).not.toBeInTheDocument();
  expect(await counterValue('Transactions synchronisées')).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'Tableau de bord' }).click();
  await expect.poll(() => counterValue('Participations validées')).toBeGreaterThan(before);
});

test('les pannes des paramètres : chargement, sauvegarde, test, synchronisation', async () => {
  const backend = new TestBackend('admin');
  breakDown(backend, SETTINGS, 'GET');
  const app = openApp('/admin/daisycon', { backend });
  await app.isTold('Erreur lors du chargement des paramètres');
  await expect.element(page.getByText('Chargement impossible')).toBeVisible();
  backend.answerNoMore(SETTINGS);
  await press('Réessayer');
  await expect.element(publisher).toBeVisible();

  breakDown(backend, SETTINGS, 'POST');
  await saveCredentials('missio-editeur', 'bon-secret');
  await app.isTold('Erreur lors de la sauvegarde');
  await expect.element(failure).toHaveTextContent(/^Erreur lors de la sauvegarde$/);
  await expect.element(publisher).toHaveValue('482190');

  breakDown(backend, TEST, 'POST');
  await testConnection();
  await expect.element(failure.filter({ hasText: 'Erreur de connexion' })).toBeVisible();
  breakDown(backend, SYNC, 'POST');
  await synchronise();
  await expect.element(syncCard.getByText('Erreur lors de la synchronisation')).toBeVisible();
});

test('un double clic teste une fois, et synchronise une fois', async () => {
  const { backend } = openSettings();
  for (const path of [TEST, SYNC]) {
    backend.answer(path, () => Response.json({ message: 'Le réseau dit non.' }, { status: 422 }));
  }
  const posts = () => backend.calls.filter(({ method }) => method === 'POST').map(({ path }) => path);
  // Opening the area synchronises once by itself.
  await expect.poll(posts).toEqual([SYNC]);
  for (const name of ['Tester la connexion', 'Synchroniser les offres']) {
    const button = page.getByRole('button', { name });
    await expect.element(button).toBeEnabled();
    for (let clicks = 0; clicks < 2; clicks += 1) {
      button.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    }
  }
  await expect.element(failure).toHaveTextContent(/^Le réseau dit non\.$/);
  await expect.element(syncCard.getByRole('alert')).toHaveTextContent(/^Le réseau dit non\.$/);
  expect(posts()).toEqual([SYNC, TEST, SYNC]);

  // Each can be asked for again.
  await testConnection();
  await synchronise();
  await expect.poll(posts).toEqual([SYNC, TEST, SYNC, TEST, SYNC]);
});

test('sauvegarder efface l’échec de la synchronisation, et laisse finir le test des anciens identifiants', async () => {
  const { backend, app } = openSettings();
  await synchronise();
  await expect.element(syncCard.getByRole('alert')).toBeVisible();
  const { open: answerTest, opened: answered } = gate();
  const refusal = 'Daisycon a refusé ces identifiants.';
  backend.answer(TEST, async () => {
    await answered;
    return Response.json({ message: refusal }, { status: 422 });
  });
  await testConnection();
  const testing = page.getByRole('button', { name: 'Test en cours...' });
  await expect.element(testing).toBeVisible();

  await saveCredentials('missio-editeur', 'bon-secret');
  await app.isTold(SAVED);
  await expect.element(syncCard.getByRole('alert')).not.toBeInTheDocument();
  await expect.element(testing).toBeVisible();
  answerTest();
  // Only a toast: an inline result would wrongly seem to be about the new credentials.
  await app.isTold(refusal);
  await expect.element(testing).not.toBeInTheDocument();
  await expect.element(failure).not.toBeInTheDocument();
});
