import { settle } from '../support/screens';
import { expect, resetMockAround, test } from '../support/test';
import { openIn } from './other-backend';

/* One row that cannot be read is left out and counted: the others stand, and the list still leads on. */

// A scenario makes another backend of the mock server.
resetMockAround();

const UNREADABLE = '1 ligne illisible';

test('les listes d’un membre', async ({ page }) => {
  await openIn(page, 'ligne-illisible', '/offers');
  await settle(page, 'Missions');
  await expect(page.getByText(UNREADABLE)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Voir les détails/ })).toHaveCount(11);
  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(page.getByRole('link', { name: /^Voir les détails/ })).toHaveCount(12);
  await expect(page.getByText(UNREADABLE)).toHaveCount(0);

  await page.goto('/participations');
  await settle(page, 'Participations');
  await expect(page.getByText(UNREADABLE)).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(10);
});

test('les listes d’un administrateur, et leurs exports', async ({ page }) => {
  await openIn(page, 'admin-ligne-illisible', '/admin/users');
  for (const [path, heading] of [
    ['/admin/users', 'Gestion des utilisateurs'],
    ['/admin/offers', 'Gestion des offres'],
    ['/admin/participations', 'Gestion des participations'],
  ] as const) {
    await page.goto(path);
    await settle(page, heading);
    await expect(page.getByText(UNREADABLE)).toBeVisible();
    await expect(page.getByRole('row')).toHaveCount(15);
    await expect(page.getByText('Chargement impossible')).toHaveCount(0);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Exporter en CSV' }).click();
    await (await download).delete();
    await expect(page.getByText(new RegExp(`${UNREADABLE}.*|.*${UNREADABLE}`)).nth(1)).toBeVisible();
  }
});
