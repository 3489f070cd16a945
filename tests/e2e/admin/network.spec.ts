import type { Page } from '@playwright/test';
import { adminAccount, expectToast, signIn } from '../support/accounts';
import { counterValue } from '../support/counter-value';
import { gate } from '../support/gate';
import { mock } from '../support/mock';
import { saveCredentials } from '../support/save-credentials';
import { expect, resetMockAround, test } from '../support/test';
import { SETTINGS, SYNC, syncCard } from './network-mock';

// The network's credentials belong to the platform, not to an account.
resetMockAround();

const TEST = '/api/admin/daisycon/test';

const credentialsForm = (page: Page) => page.getByRole('form', { name: 'Identifiants Daisycon' });
test('identifiants refusés puis acceptés, synchronisation, statuts changés', async ({ page }) => {
  await signIn(page, await mock.logIn(adminAccount));
  await page.goto('/admin');
  const before = await counterValue(page, 'Participations validées');
  await page.getByRole('link', { name: 'Daisycon' }).click();
  await expect(page.getByText('Jamais', { exact: true })).toBeVisible();
  const save = page.getByRole('button', { name: 'Sauvegarder' });
  const tryOut = page.getByRole('button', { name: 'Tester la connexion' });
  const password = page.getByLabel('Mot de passe', { exact: true });
  const form = credentialsForm(page);

  await test.step('sans identifiants, ni test ni synchronisation', async () => {
    await tryOut.click();
    await expect(
      page.getByRole('alert').filter({ hasText: "Aucun identifiant Daisycon n'est enregistré." }).first(),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Synchroniser les offres' }).click();
    await expect(syncCard(page).getByText("Aucun identifiant Daisycon n'est enregistré.")).toBeVisible();
  });
  await test.step('les erreurs du formulaire, puis un mauvais secret enregistré', async () => {
    await save.click();
    for (const message of ['Publisher ID requis', "Nom d'utilisateur requis", 'Mot de passe requis']) {
      await expect(page.getByText(message)).toBeVisible();
    }
    await page.getByLabel('Publisher ID').fill('482190');
    await page.getByLabel("Nom d'utilisateur").fill('missio-editeur');
    await password.fill('court');
    await expect(page.getByText('Le mot de passe doit contenir au moins 6 caractères')).toBeVisible();
    await password.fill('mauvais-secret');
    await save.click();
    await expectToast(page, 'Paramètres sauvegardés avec succès !');
    await expect(password).toHaveValue('');
    await expect(page.getByLabel('Publisher ID')).toHaveValue('482190');
    expect(await page.content()).not.toContain('mauvais-secret');
    await expect(form.getByRole('alert')).toHaveCount(0);
  });
  await test.step('le test refuse ce secret', async () => {
    await tryOut.click();
    await expect(form.getByRole('alert')).toHaveText('Daisycon a refusé ces identifiants.');
  });
  await test.step('le bon secret passe le test', async () => {
    await password.fill('bon-secret');
    await save.click();
    await expectToast(page, 'Paramètres sauvegardés avec succès !');
    await expect(form.getByRole('alert')).toHaveCount(0);
    await tryOut.click();
    await expect(form.getByRole('status')).toHaveText('Connexion réussie !');
  });
  await test.step('la synchronisation change les chiffres', async () => {
    await page.getByRole('button', { name: 'Synchroniser les offres' }).click();
    await expect(page.getByText('Jamais', { exact: true })).toHaveCount(0);
    expect(await counterValue(page, 'Transactions synchronisées')).toBeGreaterThan(0);
    await page.getByRole('link', { name: 'Tableau de bord' }).click();
    await expect.poll(() => counterValue(page, 'Participations validées')).toBeGreaterThan(before);
  });
});

test('les pannes des paramètres : chargement, sauvegarde, test, synchronisation', async ({ page }) => {
  await signIn(page, await mock.logIn(adminAccount));
  const breakDown = (path: string, method: string) =>
    page.route(`**${path}`, (route) =>
      route.request().method() === method ? route.fulfill({ status: 500, body: '' }) : route.fallback(),
    );
  await breakDown(SETTINGS, 'GET');
  await page.goto('/admin/daisycon', { waitUntil: 'commit' });
  await expectToast(page, 'Erreur lors du chargement des paramètres');
  await expect(page.getByText('Chargement impossible')).toBeVisible();
  await page.unroute(`**${SETTINGS}`);
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByLabel('Publisher ID')).toBeVisible();

  await page.getByLabel('Publisher ID').fill('482190');
  await page.getByLabel("Nom d'utilisateur").fill('missio-editeur');
  await page.getByLabel('Mot de passe', { exact: true }).fill('bon-secret');
  await breakDown(SETTINGS, 'POST');
  await page.getByRole('button', { name: 'Sauvegarder' }).click();
  await expectToast(page, 'Erreur lors de la sauvegarde');
  const form = credentialsForm(page);
  await expect(form.getByRole('alert')).toHaveText('Erreur lors de la sauvegarde');
  await expect(page.getByLabel('Publisher ID')).toHaveValue('482190');

  await breakDown(TEST, 'POST');
  await page.getByRole('button', { name: 'Tester la connexion' }).click();
  await expect(form.getByRole('alert').filter({ hasText: 'Erreur de connexion' })).toBeVisible();
  await breakDown(SYNC, 'POST');
  await page.getByRole('button', { name: 'Synchroniser les offres' }).click();
  await expect(syncCard(page).getByText('Erreur lors de la synchronisation')).toBeVisible();
});

test('un double clic teste une fois, et synchronise une fois', async ({ page }) => {
  await signIn(page, await mock.logIn(adminAccount));
  for (const path of [TEST, SYNC]) {
    await page.route(`**${path}`, (route) => route.fulfill({ status: 422, json: { message: 'Le réseau dit non.' } }));
  }
  // Opening the area synchronises once by itself.
  const opening = page.waitForResponse(`**${SYNC}`);
  await page.goto('/admin/daisycon');
  await opening;
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname));
  for (const name of ['Tester la connexion', 'Synchroniser les offres']) {
    await page.getByRole('button', { name }).evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
  }
  await expect(credentialsForm(page).getByRole('alert')).toHaveText('Le réseau dit non.');
  await expect(syncCard(page).getByRole('alert')).toHaveText('Le réseau dit non.');
  expect(sent).toEqual([TEST, SYNC]);

  // Each can be asked for again.
  await page.getByRole('button', { name: 'Tester la connexion' }).click();
  await page.getByRole('button', { name: 'Synchroniser les offres' }).click();
  await expect.poll(() => sent).toEqual([TEST, SYNC, TEST, SYNC]);
});

test('sauvegarder efface l’échec de la synchronisation, et laisse finir le test des anciens identifiants', async ({
  page,
}) => {
  await signIn(page, await mock.logIn(adminAccount));
  await page.goto('/admin/daisycon');
  await page.getByRole('button', { name: 'Synchroniser les offres' }).click();
  await expect(syncCard(page).getByRole('alert')).toBeVisible();
  const { open: answerTest, opened: answered } = gate();
  await page.route(`**${TEST}`, async (route) => {
    await answered;
    await route.fulfill({ status: 422, json: { message: 'Daisycon a refusé ces identifiants.' } });
  });
  await page.getByRole('button', { name: 'Tester la connexion' }).click();
  const testing = page.getByRole('button', { name: 'Test en cours...' });
  await expect(testing).toBeVisible();

  await saveCredentials(page, { username: 'missio-editeur', password: 'bon-secret' });
  await expectToast(page, 'Paramètres sauvegardés avec succès !');
  await expect(syncCard(page).getByRole('alert')).toHaveCount(0);
  await expect(testing).toBeVisible();
  answerTest();
  // Only a toast: an inline result would wrongly seem to be about the new credentials.
  await expectToast(page, 'Daisycon a refusé ces identifiants.');
  await expect(testing).toHaveCount(0);
  await expect(credentialsForm(page).getByRole('alert')).toHaveCount(0);
});
