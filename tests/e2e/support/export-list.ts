import type { Page } from '@playwright/test';

/** Presses « Exporter » above a list, and the format in its window. */
export async function exportList(page: Page, format: 'CSV' | 'Excel (.xlsx)'): Promise<void> {
  await page.getByRole('button', { name: 'Exporter', exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `Exporter en ${format}` })
    .click();
}
