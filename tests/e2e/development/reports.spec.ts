import { expect } from '@playwright/test';
import { camilleAccount, signIn } from '../support/accounts';
import { test } from './dev-server';

test('un écran qui échoue se signale, sans rien de personnel, et l’atelier le montre', async ({
  page,
  development: { mock },
}) => {
  // A cold start compiles every file of the screen.
  test.slow();
  await signIn(page, await mock.logIn(camilleAccount));
  await page.addInitScript((email) => {
    Object.defineProperty(Intl.NumberFormat.prototype, 'format', {
      get: () => {
        throw new RangeError(`No format for ${email} at ${window.location.href}`);
      },
    });
  }, camilleAccount.email);
  await page.goto('/dashboard?token=secret');
  await expect(page.getByText('Cette page n’a pas pu s’afficher')).toBeVisible({ timeout: 60_000 });
  const readReports = async () => (await page.request.get(`${mock.url}/__mock/reports`)).text();
  await expect.poll(readReports).toContain('RangeError');
  expect(await readReports()).not.toMatch(/camille|secret/i);

  // The measures leave when the page is left.
  await page.goto(`${mock.url}/__mock/ui`);
  const table = page.getByRole('region', { name: 'Rapports du site' });
  const failure = table.getByRole('row', { name: /RangeError/ });
  await expect(failure).toContainText('Écran en échec');
  await expect(failure).toContainText('/dashboard');
  await expect(failure).toContainText('No format for … at');
  await expect(table.getByRole('row', { name: /LCP/ })).toContainText('Mesure');
});
