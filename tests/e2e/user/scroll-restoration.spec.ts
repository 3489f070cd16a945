import { createValidatedUser, signIn } from '../support/accounts';
import { expect, test } from '../support/test';

test('recharger la page, ou revenir après l’avoir rechargée, retrouve la place', async ({ page }) => {
  await signIn(page, await createValidatedUser());
  await page.goto('/offers?page=2');
  const last = page.getByRole('link', { name: /^Voir les détails/ }).last();
  const scroll = () => page.evaluate(() => window.scrollY);
  await last.scrollIntoViewIfNeeded();
  await expect.poll(scroll).toBeGreaterThan(0);
  const place = await scroll();
  await page.reload();
  await expect.poll(scroll).toBe(place);

  await last.click();
  await expect(page.getByRole('heading', { name: 'Comment ça marche ?' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Comment ça marche ?' })).toBeVisible();
  await page.goBack();
  await expect.poll(scroll).toBe(place);
});
