import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { details } from '../support/missions';
import { openApp } from '../support/open-app';
import { TestBackend } from '../support/test-backend';

test('trouver une mission : recherche, tri et missions commencées dans l’adresse, avec retour', async () => {
  const backend = new TestBackend('nominal');
  const app = openApp('/offers', { backend });
  await page.getByRole('button', { name: 'Rechercher et trier' }).click();
  const box = page.getByRole('searchbox', { name: 'Rechercher une mission' });
  await expect.element(box).toHaveFocus();

  const read = () => backend.calls.find(({ path, query }) => path + query === '/api/offers?page=1&per_page=100');
  expect(read()).toBeUndefined();
  await box.fill('echantillon');
  await expect.poll(() => read()?.headers.get('X-Country')).toBe('FR');
  await app.isAt('/offers?search=echantillon');
  await expect.element(page.getByText(/^2 missions trouvées sur \d+\.$/)).toBeVisible();

  // What is chosen pushes, what is typed replaces.
  await page.getByRole('combobox', { name: 'Filtrer les missions commencées' }).selectOptions('only');
  await app.isAt('/offers?search=echantillon&started=only');
  app.reload();
  await expect.element(page.getByText(/missions? trouvées? sur \d+\.$/)).toBeVisible();
  app.goBack();
  await app.isAt('/offers?search=echantillon');
  await details.first().click();
  await page.getByRole('link', { name: 'Retour aux offres' }).click();
  await app.isAt('/offers?search=echantillon');
  await expect.element(box).toHaveValue('echantillon');
  await page.getByRole('button', { name: 'Fermer la recherche' }).click();
  await app.isAt('/offers');
  await expect.element(page.getByText(/^Affichage de 1 à 12 sur \d+ résultats$/)).toBeVisible();
});
