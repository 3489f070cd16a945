import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { definitionOf } from '../support/definitions';
import { pressEnter } from '../support/keyboard';
import { openApp } from '../support/open-app';
import { textsOf } from '../support/parts';
import { createTabHistory } from '../support/tab-history';
import { TestBackend } from '../support/test-backend';

const PARTICIPATIONS = '/api/admin/participations';

const rows = page.getByRole('table', { name: 'Participations' }).getByRole('row');
const waiting = page.getByRole('status').filter({ hasText: 'Chargement…' });
const failures = page.getByText('Chargement impossible');
const firstDetails = page.getByRole('link', { name: /^Détails de la participation de/ }).first();
const dialog = page.getByRole('dialog', { name: 'Détails de la participation' });
const retry = page.getByRole('button', { name: 'Réessayer' });

const openAsAdmin = (path: string) => {
  const backend = new TestBackend('admin');
  return { backend, app: openApp(path, { backend, history: createTabHistory(path) }) };
};

test('les participations : onglets, page, fenêtre de détail, retour', async () => {
  const { backend, app } = openAsAdmin('/admin/participations?page=2');
  await expect.element(page.getByText('Suivez toutes les participations des utilisateurs aux missions.')).toBeVisible();
  await expect.element(page.getByText(/^Affichage de 16 à 30/)).toBeVisible();
  expect(textsOf(page.getByRole('columnheader'))).toEqual([
    'Utilisateur',
    'Offre',
    'Commission',
    'Statut',
    'Date',
    'Actions',
  ]);

  // Another tab starts again at the first page, by keyboard as well.
  page.getByRole('tab', { name: 'Toutes' }).element().focus();
  await userEvent.keyboard('{End}');
  await expect.element(page.getByRole('tab', { name: 'Disapproved', selected: true })).toHaveFocus();
  await app.isAt('/admin/participations?status=disapproved');
  await expect.element(page.getByText(/^Affichage de 1 à 15/)).toBeVisible();
  await expect.element(rows.filter({ hasText: 'Refusée' })).toHaveLength(15);

  // Past the first page, a slow answer shows its spinner at the bottom, and nothing can be pressed meanwhile.
  const answer = backend.hold(PARTICIPATIONS);
  await page.getByRole('link', { name: 'Page suivante' }).click();
  await expect.element(waiting).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Page 1', exact: true, disabled: true })).toBeInTheDocument();
  // The counted rows are those still shown.
  await expect.element(page.getByText(/^Affichage de 1 à 15/)).toBeVisible();
  answer();
  await expect.element(page.getByText(/^Affichage de 16 à 30/)).toBeVisible();
  await expect.element(waiting).not.toBeInTheDocument();

  await firstDetails.click();
  for (const section of ['Utilisateur', 'Offre', 'Participation']) {
    await expect.element(dialog.getByRole('heading', { name: section, exact: true })).toBeVisible();
  }
  await expect.element(dialog.getByText(/^#\d+$/)).toBeVisible();
  app.goBack();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(firstDetails).toHaveFocus();
  await app.isAt('/admin/participations?status=disapproved&page=2');
});

test('une panne se dit calmement, sans notification, et se répare sur place', async () => {
  const backend = new TestBackend('admin');
  // More than once: a read that fails before its screen is there is made again by the screen.
  backend.armFault({ method: 'GET', path: PARTICIPATIONS, status: 500, times: 9 });
  const app = openApp('/admin/participations', { backend });
  await expect.element(failures).toBeVisible();
  backend.clearFaults();
  await retry.click();
  await expect.element(page.getByText(/^Affichage de 1 à 15/)).toBeVisible();
  expect(app.toasts).toEqual([]);
});

test('tableau de bord en panne : un seul « Réessayer » remet tous les chiffres', async () => {
  const backend = new TestBackend('admin');
  // More than once each: a read that fails before its screen is there is made again by the screen.
  backend.armFault({ method: 'GET', path: '/api/admin/*', status: 500, times: 40 });
  openApp('/admin', { backend });
  await expect.element(failures).toHaveLength(3);
  backend.clearFaults();
  await retry.first().click();
  await expect.element(failures).not.toBeInTheDocument();
  await expect.element(page.getByText(/au total$/)).toHaveLength(2);
});

test('les actions rapides disent ce qui attend et mènent aux listes', async () => {
  const backend = new TestBackend('admin');
  await backend.createUser();
  const app = openApp('/admin', { backend });
  await page.getByRole('link', { name: /en attente$/ }).click();
  await app.isAt('/admin/participations?status=opened');
  await expect.element(page.getByRole('tab', { name: 'Opened', selected: true })).toBeVisible();
  await expect.element(page.getByRole('tab', { name: 'Opened' })).toHaveAttribute('lang', 'en');
  await page.getByRole('link', { name: 'Tableau de bord' }).click();
  await page.getByRole('link', { name: /comptes? à valider$/ }).click();
  await app.isAt('/admin/users?validated=0');
  await expect.element(page.getByLabelText('Filtrer par statut')).toHaveValue('0');
});

for (const [panel, name, address] of [
  ['main', 'Utilisateurs : voir la liste', '/admin/users'],
  ['main', 'Participations validées : voir la liste', '/admin/participations?status=approved'],
  ['Utilisateurs', 'En attente : voir ces comptes', '/admin/users?validated=0'],
  ['Participations', 'Refusées : voir ces participations', '/admin/participations?status=disapproved'],
] as const) {
  test(`du tableau de bord, « ${name} » ouvre ${address}`, async () => {
    const { app } = openAsAdmin('/admin');
    const part = panel === 'main' ? page.getByRole('main') : page.getByRole('region', { name: panel });
    await pressEnter(part.getByRole('link', { name }));
    await app.isAt(address);
    await expect.element(page.getByText(/^Affichage de 1 à/)).toBeVisible();
  });
}

test('la fenêtre rouverte par « Suivant » se ferme comme la première fois', async () => {
  const { app } = openAsAdmin('/admin/participations?page=2');
  await firstDetails.click();
  const close = dialog.getByRole('button', { name: 'Fermer' }).last();
  await close.click();
  await expect.element(dialog).not.toBeInTheDocument();
  await app.isAt('/admin/participations?page=2');
  app.goForward();
  await expect.element(dialog).toBeVisible();
  await close.click();
  await expect.element(dialog).not.toBeInTheDocument();
  await app.isAt('/admin/participations?page=2');
});

test('un chiffre qui se fait attendre n’empêche pas de réessayer les autres', async () => {
  const backend = new TestBackend('admin');
  backend.hold('/api/admin/offers');
  backend.answer('/api/admin/users', () => new Response('', { status: 500 }));
  openApp('/admin', { backend });
  await expect.element(failures).toHaveLength(2);
  // The rows read so far stay.
  const count = () => definitionOf(/^Participations$/, page.getByRole('main'));
  await expect.poll(count).toMatch(/^\d[\d\s]*$/);
  backend.answerNoMore('/api/admin/users');
  await retry.first().click();
  await expect.element(failures).not.toBeInTheDocument();
});

test('une fenêtre dont la liste échoue le dit, et se répare en elle', async () => {
  const { backend, app } = openAsAdmin('/admin/participations');
  await firstDetails.click();
  await expect.element(dialog.getByText(/^#\d+$/)).toBeVisible();
  // More than once: a read that fails before its screen is there is made again by the screen.
  backend.armFault({ method: 'GET', path: PARTICIPATIONS, status: 500, times: 9 });
  app.reload();
  await expect.element(dialog.getByText('Chargement impossible')).toBeVisible();
  backend.clearFaults();
  await dialog.getByRole('button', { name: 'Réessayer' }).click();
  await expect.element(dialog.getByText(/^#\d+$/)).toBeVisible();
  await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true);
});
