import type { Page } from '@playwright/test';
import { adminAccount, createUser, expectToast, openSession, signIn } from '../support/accounts';
import { confirmation } from '../support/confirmation';
import { holdRequests } from '../support/hold-requests';
import { armFault, clearFaults } from '../support/mock';
import { fillInOffer, freshTitle, offerModal } from '../support/offer-modal';
import { expect, test } from '../support/test';
import { openTranslated, watchTranslation } from '../support/translate-page';

/* The administration in a browser that translates it, without the app's safety net. */

test.afterEach(clearFaults);

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

const openAdministration = async (page: Page, path: string) => {
  await signIn(page, await openSession(adminAccount));
  await openTranslated(page, path);
};

test('les utilisateurs traduits se cherchent, se choisissent, se valident et s’exportent', async ({ page }) => {
  const check = await watchTranslation(page);
  const name = `Trad ${Date.now()}`;
  for (const number of [1, 2, 3, 4]) await createUser({ name: `${name} N${number}` });
  await openAdministration(page, '/admin');
  await page.getByRole('navigation').getByRole('link', { name: 'Utilisateurs' }).click();
  await expect(page.getByText(/^Affichage de 1 à 15 sur/)).toBeVisible();
  await page.getByRole('link', { name: 'Page suivante' }).click();
  await expect(page.getByText(/^Affichage de 16 à 30 sur/)).toBeVisible();
  await page.getByRole('searchbox').fill('personne-de-ce-nom');
  await expect(page.getByText(/personne-de-ce-nom/)).toBeVisible();
  await page.getByRole('searchbox').fill(name);
  await expect(page.getByText('Affichage de 1 à 4 sur 4 résultats', { exact: true })).toBeVisible();

  const bar = page.getByRole('region', { name: 'Comptes choisis' });
  await page.getByRole('checkbox', { name: `Choisir ${name} N1` }).check();
  await expect(bar.getByText('1 compte choisi sur cette page', { exact: true })).toBeVisible();
  await page.getByRole('checkbox', { name: `Choisir ${name} N2` }).check();
  await expect(bar.getByText('2 comptes choisis sur cette page', { exact: true })).toBeVisible();
  const release = await holdRequests(page, '**/validate');
  await button(page, 'Valider 2 comptes').click();
  await expect(bar.getByText('Validation en cours : 0 sur 2 comptes', { exact: true })).toBeVisible();
  release();
  await expectToast(page, '2 utilisateurs validés avec succès !');

  await link(page, `Détails de ${name} N3`).click();
  await button(page, 'Valider et suivant').click();
  await expect(page.getByRole('dialog').getByText(`${name} N4`).first()).toBeVisible();
  await button(page, `Trouver les participations de ${name} N4`).click();
  await expect(button(page, 'Chercher à nouveau')).toBeVisible();
  // The list is read again after a validation, and that read must not meet the fault which the export waits for.
  const listRead = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/admin/users');
  await button(page, 'Valider ce compte').click();
  await expect(page.getByText('Plus aucun compte à valider sur cette page.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await listRead;
  await armFault({ method: 'GET', path: '/api/admin/users', status: 500, times: 1 });
  await button(page, 'Exporter en CSV').click();
  await expect(page.getByText(/^Export interrompu/)).toBeVisible();
  await button(page, 'Réessayer').click();
  await expectToast(page, '4 lignes exportées');
  await check();
});

test('les offres traduites se créent, se modifient et se suppriment', async ({ page }) => {
  const check = await watchTranslation(page);
  const title = freshTitle('Traduite');
  await openAdministration(page, '/admin/offers');
  await button(page, 'Créer une offre').click();
  await offerModal(page).getByRole('button', { name: 'Créer', exact: true }).click();
  await expect(offerModal(page).getByText('Titre requis', { exact: true })).toBeVisible();
  await fillInOffer(page, { title, country: 'Belgique', deeplink: 'https://partenaire.test/' });
  await armFault({ method: 'POST', path: '/api/admin/offers', status: 500, times: 1 });
  await offerModal(page).getByRole('button', { name: 'Créer', exact: true }).click();
  await expect(offerModal(page).getByRole('alert')).toBeVisible();
  await offerModal(page).getByRole('button', { name: 'Créer', exact: true }).click();
  await expectToast(page, 'Offre créée avec succès !');
  await link(page, `Voir ${title}`).click();
  await offerModal(page).getByRole('link', { name: 'Modifier' }).click();
  await offerModal(page).getByLabel('Titre').fill(`${title} bis`);
  await page.keyboard.press('Escape');
  await confirmation(page).getByRole('button').first().click();
  await offerModal(page).getByRole('button', { name: 'Sauvegarder' }).click();
  await expect(page.getByRole('row').filter({ hasText: `${title} bis` })).toBeVisible();
  await button(page, `Supprimer ${title} bis`).click();
  await confirmation(page).getByRole('button', { name: 'Oui' }).click();
  await expect(page.getByRole('row').filter({ hasText: title })).toHaveCount(0);
  await check();
});

test('les participations et les réglages traduits : fenêtre, onglets, sauvegarde, test, synchronisation', async ({
  page,
}) => {
  const check = await watchTranslation(page);
  const answered = (path: string, json: object) => page.route(path, (route) => route.fulfill({ json }));
  await answered('**/api/admin/daisycon/settings', {
    settings: { publisher_id: '1', username: 'essai' },
    sync_info: { last_sync: null, last_sync_count: 0 },
    message: 'Fait',
  });
  await answered('**/api/admin/daisycon/test', { message: 'Fait' });
  await answered('**/api/admin/daisycon/sync', { message: 'Fait' });
  await openAdministration(page, '/admin/participations');
  await page.getByRole('tab', { name: /Approuv|Approved/ }).click();
  await expect(page).toHaveURL(/status=approved/);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await page
    .getByRole('link', { name: /^Détails/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByText(/^#\d+$/)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('navigation').getByRole('link', { name: 'Daisycon' }).click();
  await page.getByLabel('Mot de passe', { exact: true }).fill('un-secret');
  for (const [path, name, busy] of [
    ['settings', 'Sauvegarder', 'Sauvegarde...'],
    ['test', 'Tester la connexion', 'Test en cours...'],
    ['sync', 'Synchroniser les offres', 'Synchronisation...'],
  ] as const) {
    const release = await holdRequests(page, `**/daisycon/${path}`);
    await button(page, name).click();
    await expect(button(page, busy)).toBeVisible();
    release();
    await expect(button(page, name)).toBeVisible();
  }
  await check();
});

test('les raccourcis de l’administration, traduits, se lisent et se coupent', async ({ page }) => {
  const check = await watchTranslation(page);
  await openAdministration(page, '/admin/participations');
  await button(page, 'Raccourcis clavier').click();
  const keys = page.getByRole('dialog', { name: 'Raccourcis clavier' });
  await keys.getByRole('checkbox', { name: 'Utiliser ces touches' }).uncheck();
  await page.keyboard.press('Escape');
  await expect(keys).toHaveCount(0);
  await check();
});
