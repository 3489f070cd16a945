import { camilleAccount, openSession, signIn } from '../support/accounts';
import { expect, test } from '../support/test';

test('trouver une mission : recherche, tri et missions commencées dans l’adresse, avec retour', async ({ page }) => {
  await signIn(page, await openSession(camilleAccount));
  await page.goto('/offers');
  await page.getByRole('button', { name: 'Rechercher et trier' }).click();
  const box = page.getByRole('searchbox', { name: 'Rechercher une mission' });
  await expect(box).toBeFocused();

  const read = page.waitForRequest('**/api/offers?page=1&per_page=100');
  await box.fill('echantillon');
  expect((await read).headers()['x-country']).toBe('FR');
  await expect(page).toHaveURL('/offers?search=echantillon');
  await expect(page.getByText(/^2 missions trouvées sur \d+\.$/)).toBeVisible();

  // What is chosen pushes, what is typed replaces.
  await page.getByRole('combobox', { name: 'Filtrer les missions commencées' }).selectOption('only');
  await expect(page).toHaveURL('/offers?search=echantillon&started=only');
  await page.reload();
  await expect(page.getByText(/missions? trouvées? sur \d+\.$/)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/offers?search=echantillon');
  const first = page.getByRole('link', { name: /^Voir les détails/ }).first();
  await first.click();
  await page.getByRole('link', { name: 'Retour aux offres' }).click();
  await expect(page).toHaveURL('/offers?search=echantillon');
  await expect(box).toHaveValue('echantillon');
  await page.getByRole('button', { name: 'Fermer la recherche' }).click();
  await expect(page).toHaveURL('/offers');
  await expect(page.getByText(/^Affichage de 1 à 12 sur \d+ résultats$/)).toBeVisible();
});
