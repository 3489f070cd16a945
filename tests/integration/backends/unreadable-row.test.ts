import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openApp } from '../support/open-app';
import { settle } from '../support/parts';
import { recordSavedFiles } from '../support/saved-files';
import { TestBackend } from '../support/test-backend';

/* One row that cannot be read is left out and counted: the others stand, and the list still leads on. */

const UNREADABLE = '1 ligne illisible';

const missions = page.getByRole('link', { name: /^Voir les détails/ });
const rows = page.getByRole('row');

test('les listes d’un membre', async () => {
  const backend = new TestBackend('ligne-illisible');
  openApp('/offers', { backend });
  await settle('Missions');
  await expect.element(page.getByText(UNREADABLE)).toBeVisible();
  await expect.element(missions).toHaveLength(11);
  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect.element(missions).toHaveLength(12);
  await expect.element(page.getByText(UNREADABLE)).not.toBeInTheDocument();

  openApp('/participations', { backend });
  await settle('Participations');
  await expect.element(page.getByText(UNREADABLE)).toBeVisible();
  await expect.element(rows).toHaveLength(10);
});

test('les listes d’un administrateur, et leurs exports', async () => {
  const backend = new TestBackend('admin-ligne-illisible');
  const saved = recordSavedFiles();
  for (const [path, title] of [
    ['/admin/users', 'Gestion des utilisateurs'],
    ['/admin/offers', 'Gestion des offres'],
    ['/admin/participations', 'Gestion des participations'],
  ] as const) {
    openApp(path, { backend });
    await settle(title);
    await expect.element(page.getByText(UNREADABLE)).toBeVisible();
    await expect.element(rows).toHaveLength(15);
    await expect.element(page.getByText('Chargement impossible')).not.toBeInTheDocument();
    const before = saved.length;
    await page.getByRole('button', { name: 'Exporter en CSV' }).click();
    await expect.poll(() => saved).toHaveLength(before + 1);
    await expect.element(page.getByText(new RegExp(`${UNREADABLE}.*|.*${UNREADABLE}`)).nth(1)).toBeVisible();
  }
});
