import type { Page } from '@playwright/test';
import { adminAccount, createUser, openSession, signIn } from '../support/accounts';
import { holdRequests } from '../support/hold-requests';
import { armFault, clearFaults } from '../support/mock';
import { recordToasts } from '../support/record-toasts';
import { expect, test } from '../support/test';

test.afterEach(clearFaults);

const rows = (page: Page) => page.getByRole('table', { name: 'Participations' }).getByRole('row');

test('les participations : onglets, page, fenêtre de détail, retour', async ({ page }) => {
  await signIn(page, await openSession(adminAccount));
  await page.goto('/admin/participations?page=2');
  await expect(page.getByText('Suivez toutes les participations des utilisateurs aux missions.')).toBeVisible();
  await expect(page.getByText(/^Affichage de 16 à 30/)).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveText([
    'Utilisateur',
    'Offre',
    'Commission',
    'Statut',
    'Date',
    'Actions',
  ]);

  // Another tab starts again at the first page, by keyboard as well.
  await page.getByRole('tab', { name: 'Toutes' }).focus();
  await page.keyboard.press('End');
  await expect(page.getByRole('tab', { name: 'Disapproved', selected: true })).toBeFocused();
  await expect(page).toHaveURL('/admin/participations?status=disapproved');
  await expect(page.getByText(/^Affichage de 1 à 15/)).toBeVisible();
  await expect(rows(page).filter({ hasText: 'Refusée' })).toHaveCount(15);

  // Past the first page, a slow answer shows its spinner at the bottom, and nothing can be pressed meanwhile.
  const answer = await holdRequests(page, /\/api\/admin\/participations\?/);
  await page.getByRole('link', { name: 'Page suivante' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Chargement…' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Page 1', exact: true })).toBeDisabled();
  // The counted rows are those still shown.
  await expect(page.getByText(/^Affichage de 1 à 15/)).toBeVisible();
  answer();
  await expect(page.getByText(/^Affichage de 16 à 30/)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Chargement…' })).toHaveCount(0);

  const details = page.getByRole('link', { name: /^Détails de la participation de/ }).first();
  await details.click();
  const dialog = page.getByRole('dialog', { name: 'Détails de la participation' });
  for (const section of ['Utilisateur', 'Offre', 'Participation']) {
    await expect(dialog.getByRole('heading', { name: section, exact: true })).toBeVisible();
  }
  await expect(dialog.getByText(/^#\d+$/)).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(details).toBeFocused();
  await expect(page).toHaveURL('/admin/participations?status=disapproved&page=2');
});

test('une panne se dit calmement, sans notification, et se répare sur place', async ({ page }) => {
  await signIn(page, await openSession(adminAccount));
  const said = await recordToasts(page);
  // More than once: a read that fails before its screen is there is made again by the screen.
  await armFault({ method: 'GET', path: '/api/admin/participations', status: 500, times: 9 });
  await page.goto('/admin/participations');
  await expect(page.getByText('Chargement impossible')).toBeVisible();
  await clearFaults();
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByText(/^Affichage de 1 à 15/)).toBeVisible();
  expect(await said()).toEqual([]);
});

test('tableau de bord en panne : un seul « Réessayer » remet tous les chiffres', async ({ page }) => {
  await signIn(page, await openSession(adminAccount));
  // More than once each: a read that fails before its screen is there is made again by the screen.
  await armFault({ method: 'GET', path: '/api/admin/*', status: 500, times: 40 });
  await page.goto('/admin');
  await expect(page.getByText('Chargement impossible')).toHaveCount(3);
  await clearFaults();
  await page.getByRole('button', { name: 'Réessayer' }).first().click();
  await expect(page.getByText('Chargement impossible')).toHaveCount(0);
  await expect(page.getByText(/au total$/)).toHaveCount(2);
});

test('les actions rapides disent ce qui attend et mènent aux listes', async ({ page }) => {
  await createUser();
  await signIn(page, await openSession(adminAccount));
  await page.goto('/admin');
  await page.getByRole('link', { name: /en attente$/ }).click();
  await expect(page).toHaveURL('/admin/participations?status=opened');
  await expect(page.getByRole('tab', { name: 'Opened', selected: true })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Opened' })).toHaveAttribute('lang', 'en');
  await page.getByRole('link', { name: 'Tableau de bord' }).click();
  await page.getByRole('link', { name: /comptes? à valider$/ }).click();
  await expect(page).toHaveURL('/admin/users?validated=0');
  await expect(page.getByLabel('Filtrer par statut')).toHaveValue('0');
});

for (const [panel, name, address] of [
  ['main', 'Utilisateurs : voir la liste', '/admin/users'],
  ['main', 'Participations validées : voir la liste', '/admin/participations?status=approved'],
  ['Utilisateurs', 'En attente : voir ces comptes', '/admin/users?validated=0'],
  ['Participations', 'Refusées : voir ces participations', '/admin/participations?status=disapproved'],
] as const) {
  test(`du tableau de bord, « ${name} » ouvre ${address}`, async ({ page }) => {
    await signIn(page, await openSession(adminAccount));
    await page.goto('/admin');
    const part = panel === 'main' ? page.getByRole('main') : page.getByRole('region', { name: panel });
    const link = part.getByRole('link', { name });
    await expect(link).toBeVisible();
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(address);
    await expect(page.getByText(/^Affichage de 1 à/)).toBeVisible();
  });
}

test('la fenêtre rouverte par « Suivant » se ferme comme la première fois', async ({ page }) => {
  await signIn(page, await openSession(adminAccount));
  await page.goto('/admin/participations?page=2');
  await page
    .getByRole('link', { name: /^Détails de la participation de/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Détails de la participation' });
  const close = dialog.getByRole('button', { name: 'Fermer' }).last();
  await close.click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/admin/participations?page=2');
  await page.goForward();
  await expect(dialog).toBeVisible();
  await close.click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/admin/participations?page=2');
});

test('un chiffre qui se fait attendre n’empêche pas de réessayer les autres', async ({ page }) => {
  await signIn(page, await openSession(adminAccount));
  await page.route(/\/api\/admin\/offers\?/, () => {});
  await page.route(/\/api\/admin\/users\?/, (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/admin');
  await expect(page.getByText('Chargement impossible')).toHaveCount(2);
  // The rows read so far stay.
  await expect(
    page
      .getByRole('main')
      .locator('dt', { hasText: /^Participations$/ })
      .locator('+ dd'),
  ).toHaveText(/^\d[\d\s]*$/);
  await page.unroute(/\/api\/admin\/users\?/);
  await page.getByRole('button', { name: 'Réessayer' }).first().click();
  await expect(page.getByText('Chargement impossible')).toHaveCount(0);
});

test('une fenêtre dont la liste échoue le dit, et se répare en elle', async ({ page }) => {
  await signIn(page, await openSession(adminAccount));
  await page.goto('/admin/participations');
  await page
    .getByRole('link', { name: /^Détails de la participation de/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Détails de la participation' });
  await expect(dialog.getByText(/^#\d+$/)).toBeVisible();
  // More than once: a read that fails before its screen is there is made again by the screen.
  await armFault({ method: 'GET', path: '/api/admin/participations', status: 500, times: 9 });
  await page.reload();
  await expect(dialog.getByText('Chargement impossible')).toBeVisible();
  await clearFaults();
  await dialog.getByRole('button', { name: 'Réessayer' }).click();
  await expect(dialog.getByText(/^#\d+$/)).toBeVisible();
  expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
});
