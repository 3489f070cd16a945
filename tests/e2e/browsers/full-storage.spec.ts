import { createUser, logIn, signIn } from '../support/accounts';
import { expect, test } from '../support/test';

test('un stockage plein ne rend pas la session d’un autre au rechargement', async ({ page }) => {
  const first = await createUser({ name: 'Ada Premier' });
  await signIn(page, first);
  await page.goto('/dashboard');
  await expect(page.getByText('Bonjour, Ada').first()).toBeVisible();
  await page.evaluate(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      if (this === localStorage) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      setItem.call(this, key, value);
    };
  });
  await page.getByRole('button', { name: 'Déconnexion' }).click();
  await logIn(page, await createUser({ name: 'Bo Second' }));
  await expect(page.getByText('Bonjour, Bo').first()).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL('/login');
});
