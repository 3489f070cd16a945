import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { safeStorage, TOKEN_KEY, tabStorage } from '~/lib/browser/storage';
import { logIn } from '../support/log-in';
import { openApp } from '../support/open-app';
import { heading } from '../support/parts';
import { TestBackend } from '../support/test-backend';
import { noToastIsLeft } from '../support/toasts';

/** The browser stores nothing more. What the app keeps in memory instead ends with the test. */
const fillStorages = () => {
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  onTestFinished(() => {
    setItem.mockRestore();
    for (const store of [safeStorage(), tabStorage()]) for (const key of store.keys()) store.removeItem(key);
  });
};

test('un stockage plein n’empêche pas de se connecter, d’aller de page en page et de se déconnecter', async () => {
  const backend = new TestBackend('visiteur');
  const { email } = (await backend.createValidatedUser({ name: 'Lou Plein' })).user;
  fillStorages();
  const app = openApp('/login', { backend });
  await logIn({ email });
  await app.isAt('/dashboard');
  expect(safeStorage().getItem(TOKEN_KEY)).not.toBeNull();
  await page.getByRole('link', { name: 'Missions' }).first().click();
  await expect.element(heading('Missions')).toBeVisible();
  await page.getByRole('link', { name: 'Profil' }).click();
  await expect.element(page.getByLabelText('Nom')).toHaveValue('Lou Plein');
  await page.getByLabelText('Nom').fill('Lou Rempli');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect.element(page.getByText('Bonjour, Lou Rempli')).toBeVisible();
  await noToastIsLeft();
  await page.getByRole('button', { name: 'Déconnexion' }).click();
  await app.isAt('/login');
  // What stood in for the storage forgets as well.
  expect(safeStorage().getItem(TOKEN_KEY)).toBeNull();
});
