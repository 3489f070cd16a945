import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { NEVER_MS } from '../../../mock-server/scenarios/scenario';
import { knownAccounts } from '../../../mock-server/seed/generate-users';
import { definitionOf } from '../support/definitions';
import { openApp } from '../support/open-app';
import { heading } from '../support/parts';
import { createTabHistory } from '../support/tab-history';
import { TestBackend } from '../support/test-backend';

test('d’une participation à son utilisateur, à son offre, et retour', async () => {
  const path = '/admin/participations?status=opened';
  const app = openApp(path, { backend: new TestBackend('admin'), history: createTabHistory(path) });
  await page
    .getByRole('link', { name: /^Détails de la participation de/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Détails de la participation' });
  await expect.element(dialog.getByText(/Prochaine étape\s: le partenaire vérifie l’action/)).toBeVisible();
  const email = await definitionOf(/^Email$/, dialog);
  await dialog.getByRole('link', { name: /voir cet utilisateur$/ }).click();
  await expect.element(heading(/^Gestion des utilisateurs$/)).toBeVisible();
  await expect.element(page.getByRole('searchbox')).toHaveValue(email);
  await expect.element(page.getByRole('row').filter({ hasText: email })).toBeVisible();

  app.goBack();
  const title = await definitionOf(/^Titre$/, dialog);
  await dialog.getByRole('link', { name: /voir cette offre$/ }).click();
  await expect.element(heading(/^Gestion des offres$/)).toBeVisible();
  await expect.element(page.getByRole('row').filter({ hasText: title }).first()).toBeVisible();
});

test('les participations d’un utilisateur se trouvent dans toutes les pages, et disent combien sont lues', async () => {
  const backend = new TestBackend('admin');
  openApp(`/admin/users?search=${knownAccounts.camille.email}`, { backend });
  await page.getByRole('link', { name: /^Détails de/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Détails de l’utilisateur' });
  backend.armFault({ method: 'GET', path: '/api/admin/participations?page=2&*', delay_ms: NEVER_MS, times: 99 });
  await dialog.getByRole('button', { name: /^Trouver les participations de/ }).click();
  await expect.element(dialog.getByRole('progressbar', { name: /^Lecture\s: 1 sur \d+ pages/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Arrêter' }).click();
  await expect
    .element(dialog.getByText(/1 sur \d+ pages lues\. Recherche arrêtée\s: il peut y en avoir d’autres\.$/))
    .toBeVisible();

  backend.clearFaults();
  await dialog.getByRole('button', { name: 'Chercher à nouveau' }).click();
  const outcome = dialog.getByText(/^\d+ participations trouvées, (\d+) sur \1 pages lues\./);
  await expect.element(outcome).toBeVisible();
  const count = Number.parseInt(outcome.element().textContent, 10);
  const linksFound = () => [...dialog.element().querySelectorAll('dl')].at(-1)?.querySelectorAll('a[href]').length;
  await expect.poll(linksFound).toBe(count);
});
