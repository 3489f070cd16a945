import { page } from 'vitest/browser';
import { PASSWORD } from './test-backend';

/** Fills in and sends the login form of the page that is open. */
export const logIn = async ({ email, password = PASSWORD }: { email: string; password?: string }): Promise<void> => {
  const send = page.getByRole('button', { name: 'Se connecter' });
  // The form before this one may have an « Email » too: the button comes first.
  await send.findElement();
  await page.getByLabelText('Email').fill(email);
  await page.getByLabelText('Mot de passe', { exact: true }).fill(password);
  await send.click();
};
