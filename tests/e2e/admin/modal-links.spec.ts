import { adminAccount, openSession, signIn } from '../support/accounts';
import { expect, test } from '../support/test';

test('Ctrl et clic, comme le bouton du milieu, ouvrent une fenêtre dans un autre onglet', async ({ page, context }) => {
  await signIn(page, await openSession(adminAccount));
  await page.goto('/admin/offers');
  const row = page.getByRole('row').nth(1);
  const form = context.waitForEvent('page');
  await row.getByRole('link', { name: /^Modifier / }).click({ modifiers: ['Control'] });
  await expect((await form).getByRole('dialog', { name: 'Modifier l’offre' })).toBeVisible();
  const details = context.waitForEvent('page');
  await row.getByRole('link').first().click({ button: 'middle' });
  await expect((await details).getByRole('dialog', { name: 'Détails de l’offre' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
