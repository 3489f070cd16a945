import type { Page } from '@playwright/test';

/** Fills in and sends the affiliate network's credentials, as an administrator does. */
export const saveCredentials = async (page: Page, { username, password }: { username: string; password: string }) => {
  await page.getByLabel('Publisher ID').fill('482190');
  await page.getByLabel("Nom d'utilisateur").fill(username);
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sauvegarder' }).click();
};
