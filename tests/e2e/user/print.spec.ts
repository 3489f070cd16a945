import type { Page } from '@playwright/test';
import { adminAccount, camilleAccount, openSession, signIn } from '../support/accounts';
import { expect, test } from '../support/test';

/** The width of a sheet of A4 between its margins. */
const PAPER = { width: 680, height: 960 };

const expectOnPaper = async (page: Page) => {
  const dated = new RegExp(`^Relevé de Camille Durand \\(camille@missio\\.test\\), le .+ ${new Date().getFullYear()}`);
  await expect(page.getByText(dated)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Participations' })).toBeVisible();
  await expect(page.getByText(/^Solde :\s+\d+\s€$/)).toBeVisible();
  await expect(page.getByText(/^Affichage de 1 à 10 sur \d+ résultats$/)).toBeVisible();
  for (const unwanted of ['banner', 'navigation', 'tablist', 'button'] as const) {
    await expect(page.getByRole(unwanted)).toHaveCount(0);
  }
};

test('les participations s’impriment comme un relevé : un tableau entier, sans rien de ce qui se presse', async ({
  page,
}) => {
  // A clock that is years slow dates nothing.
  await page.clock.setFixedTime('2001-02-03');
  await signIn(page, await openSession(camilleAccount));
  await page.goto('/participations');
  await expect(page.getByRole('row')).toHaveCount(11);
  await expect(page.getByText(/^Relevé de/)).toHaveCount(0);

  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(PAPER);
  await expectOnPaper(page);
  // A table, where a screen of that width shows cards.
  await expect(page.getByRole('columnheader')).toHaveText(['#', 'Date', 'Offre', 'Commission', 'Statut']);
  const tops = await page
    .getByRole('row')
    .nth(1)
    .getByRole('cell')
    .evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().top)));
  expect(new Set(tops).size).toBe(1);
  await expect(page.getByRole('row').nth(1).getByRole('link')).toHaveCSS('text-decoration-line', 'none');

  await page.emulateMedia({ media: 'screen' });
  await expect(page.getByText(/^Relevé de/)).toHaveCount(0);
  await expect(page.getByRole('tablist')).toBeVisible();
});

test('la liste des utilisateurs s’imprime avec leurs noms, sans ce qui se presse', async ({ page }) => {
  await signIn(page, await openSession(adminAccount));
  await page.goto('/admin/users');
  await expect(page.getByRole('row')).toHaveCount(16);
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(PAPER);
  for (const unwanted of ['search', 'checkbox'] as const) await expect(page.getByRole(unwanted)).toHaveCount(0);
  await expect(page.getByRole('columnheader', { name: 'Actions' })).toHaveCount(0);
  await expect(page.getByRole('cell').getByRole('button')).toHaveCount(0);
  const names = page.getByRole('row').getByRole('link');
  const lines = await names.evaluateAll((links) => links.map((link) => link.getClientRects()[0]?.height ?? 0));
  expect(lines).toHaveLength(15);
  // Three lines at most, where each letter had its own.
  expect(Math.max(...lines)).toBeLessThan(70);
});
