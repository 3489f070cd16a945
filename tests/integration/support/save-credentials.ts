import { page } from 'vitest/browser';

/** Fills in and sends the affiliate network's credentials, as an administrator does. */
export const saveCredentials = async (username: string, password: string): Promise<void> => {
  await page.getByLabelText('Publisher ID').fill('482190');
  await page.getByLabelText("Nom d'utilisateur").fill(username);
  await page.getByLabelText('Mot de passe', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sauvegarder' }).click();
};
