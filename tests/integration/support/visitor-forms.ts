import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { PASSWORD } from './test-backend';

/** Fills in the registration. */
export const fillInRegistration = async (
  email: string,
  { name = 'Éloïse', password = PASSWORD }: { name?: string; password?: string } = {},
): Promise<void> => {
  await page.getByLabelText('Nom').fill(name);
  await page.getByLabelText('Email').fill(email);
  await page.getByLabelText('Mot de passe', { exact: true }).fill(password);
  await page.getByLabelText('Confirmer le mot de passe').fill(password);
};

/** Fills in and sends the registration. */
export const sendRegistration = async (email: string): Promise<void> => {
  await fillInRegistration(email);
  await page.getByRole('button', { name: 'Créer mon compte' }).click();
};

/** Asks for the mail with the reset link. The form before this one has an « Email » too: the button comes first. */
export const sendResetRequest = async (email: string): Promise<void> => {
  const send = page.getByRole('button', { name: 'Envoyer le lien' });
  await expect.element(send).toBeVisible();
  await page.getByLabelText('Email').fill(email);
  await send.click();
};

/** Fills in and sends the form of the reset link. */
export const sendNewPassword = async (password: string, confirmation = password): Promise<void> => {
  await page.getByLabelText('Nouveau mot de passe').fill(password);
  await page.getByLabelText('Confirmer le mot de passe').fill(confirmation);
  await page.getByRole('button', { name: 'Réinitialiser le mot de passe' }).click();
};
