import { expect, type Page } from '@playwright/test';
import { PASSWORD } from './accounts';

/** Fills in the registration. */
export const fillInRegistration = async (
  page: Page,
  email: string,
  { name = 'Éloïse', password = PASSWORD }: { name?: string; password?: string } = {},
) => {
  await page.getByLabel('Nom').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.getByLabel('Confirmer le mot de passe').fill(password);
};

/** Fills in and sends the registration. */
export const sendRegistration = async (page: Page, email: string) => {
  await fillInRegistration(page, email);
  await page.getByRole('button', { name: 'Créer mon compte' }).click();
};

/** Asks for the mail with the reset link. The form before this one has an « Email » too: the button comes first. */
export const sendResetRequest = async (page: Page, email: string) => {
  const send = page.getByRole('button', { name: 'Envoyer le lien' });
  await expect(send).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await send.click();
};

/** Fills in and sends the form of the reset link. */
export const sendNewPassword = async (page: Page, password: string, confirmation = password) => {
  await page.getByLabel('Nouveau mot de passe').fill(password);
  await page.getByLabel('Confirmer le mot de passe').fill(confirmation);
  await page.getByRole('button', { name: 'Réinitialiser le mot de passe' }).click();
};
