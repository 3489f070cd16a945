import { createValidatedUser, logIn } from '../support/accounts';
import { expect, test } from '../support/test';

/* What one tab proves of it: `tests/integration/session/other-tabs.test.ts`. */

test('deux onglets : la déconnexion et la connexion de l’un emmènent l’autre', async ({ page, context }) => {
  const account = await createValidatedUser();
  await page.goto('/login');
  await logIn(page, account);
  await expect(page).toHaveURL('/dashboard');
  const other = await context.newPage();
  await other.goto('/participations');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Déconnexion' }).click();
  await expect(other).toHaveURL('/login');
  await logIn(page, account);
  await expect(page).toHaveURL('/dashboard');
  await expect(other).toHaveURL('/participations');
});
