import { expect, type Page, test } from '@playwright/test';
import { NETWORK_MOCK_PORT } from '../ports';
import { adminAccount, expectToast, signIn } from '../support/accounts';
import { OwnMock } from '../support/own-mock';

/** The credentials are the platform's, not an account's: these journeys have a backend of their own. */
const mock = new OwnMock(NETWORK_MOCK_PORT);
test.beforeEach(() => mock.start());
test.afterEach(() => mock.kill());
test.afterAll(() => mock.close());

const countOf = async (page: Page, label: string): Promise<number> => {
  const value = page.locator(`dt:has-text("${label}") + dd`).first();
  await expect(value).toHaveText(/\d/);
  return Number((await value.innerText()).replace(/\D/g, ''));
};

test('identifiants refusés puis acceptés, synchronisation, statuts changés', async ({ page }) => {
  await mock.answerCallsOf(page);
  await signIn(page, await mock.logIn(adminAccount));
  await page.goto('/admin');
  const before = await countOf(page, 'Participations validées');
  await page.getByRole('link', { name: 'Daisycon' }).click();
  await expect(page.getByText('Jamais', { exact: true })).toBeVisible();
  const save = page.getByRole('button', { name: 'Sauvegarder' });
  const tryOut = page.getByRole('button', { name: 'Tester la connexion' });
  const password = page.getByLabel('Mot de passe', { exact: true });

  // Nothing is saved yet: neither a test nor a synchronisation has anything to work with.
  await tryOut.click();
  await expect(
    page.getByRole('alert').filter({ hasText: "Aucun identifiant Daisycon n'est enregistré." }).first(),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Synchroniser les offres' }).click();
  await expect(
    page.getByRole('region', { name: 'Synchronisation' }).getByText("Aucun identifiant Daisycon n'est enregistré."),
  ).toBeVisible();

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
  await expect(page.getByRole('form', { name: 'Identifiants Daisycon' }).getByRole('alert')).toHaveCount(0);

  await tryOut.click();
  const form = page.getByRole('form', { name: 'Identifiants Daisycon' });
  await expect(form.getByRole('alert')).toHaveText('Daisycon a refusé ces identifiants.');

  await password.fill('bon-secret');
  await save.click();
  await expectToast(page, 'Paramètres sauvegardés avec succès !');
  await expect(form.getByRole('alert')).toHaveCount(0);
  await tryOut.click();
  await expect(form.getByRole('status')).toHaveText('Connexion réussie !');

  await page.getByRole('button', { name: 'Synchroniser les offres' }).click();
  await expect(page.getByText('Jamais', { exact: true })).toHaveCount(0);
  expect(await countOf(page, 'Transactions synchronisées')).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'Tableau de bord' }).click();
  await expect.poll(() => countOf(page, 'Participations validées')).toBeGreaterThan(before);
});

test('les pannes des paramètres : chargement, sauvegarde, test, synchronisation', async ({ page }) => {
  await mock.answerCallsOf(page);
  await signIn(page, await mock.logIn(adminAccount));
  const breakDown = (path: string, method: string) =>
    page.route(`**${path}`, (route) =>
      route.request().method() === method ? route.fulfill({ status: 500, body: '' }) : route.fallback(),
    );
  const settings = '/api/admin/daisycon/settings';
  await breakDown(settings, 'GET');
  await page.goto('/admin/daisycon');
  await expectToast(page, 'Erreur lors du chargement des paramètres');
  await expect(page.getByText('Chargement impossible')).toBeVisible();
  await page.unroute(`**${settings}`);
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByLabel('Publisher ID')).toBeVisible();

  await page.getByLabel('Publisher ID').fill('482190');
  await page.getByLabel("Nom d'utilisateur").fill('missio-editeur');
  await page.getByLabel('Mot de passe', { exact: true }).fill('bon-secret');
  await breakDown(settings, 'POST');
  await page.getByRole('button', { name: 'Sauvegarder' }).click();
  await expectToast(page, 'Erreur lors de la sauvegarde');
  const form = page.getByRole('form', { name: 'Identifiants Daisycon' });
  await expect(form.getByRole('alert')).toHaveText('Erreur lors de la sauvegarde');
  await expect(page.getByLabel('Publisher ID')).toHaveValue('482190');

  await breakDown('/api/admin/daisycon/test', 'POST');
  await page.getByRole('button', { name: 'Tester la connexion' }).click();
  await expect(form.getByRole('alert').filter({ hasText: 'Erreur de connexion' })).toBeVisible();
  await breakDown('/api/admin/daisycon/sync', 'POST');
  await page.getByRole('button', { name: 'Synchroniser les offres' }).click();
  await expect(
    page.getByRole('region', { name: 'Synchronisation' }).getByText('Erreur lors de la synchronisation'),
  ).toBeVisible();
});
