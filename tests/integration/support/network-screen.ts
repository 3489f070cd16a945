import { page } from 'vitest/browser';
import { openApp } from './open-app';
import { TestBackend } from './test-backend';

export const SETTINGS = '/api/admin/daisycon/settings';
export const TEST = '/api/admin/daisycon/test';
export const SYNC = '/api/admin/daisycon/sync';
export const SAVED = 'Paramètres sauvegardés avec succès !';

export const username = page.getByLabelText("Nom d'utilisateur");
export const publisher = page.getByLabelText('Publisher ID');
export const password = page.getByLabelText('Mot de passe', { exact: true });
export const credentialsForm = page.getByRole('form', { name: 'Identifiants Daisycon' });
export const syncCard = page.getByRole('region', { name: 'Synchronisation' });

export const press = (name: string) => page.getByRole('button', { name }).click();
export const testConnection = () => press('Tester la connexion');
export const synchronise = () => press('Synchroniser les offres');

/** The network's page, as an administrator opens it. */
export const openSettings = () => {
  const backend = new TestBackend('admin');
  return { backend, app: openApp('/admin/daisycon', { backend }) };
};

/** Fills in and sends the credentials, as an administrator does. */
export const saveCredentials = async (name: string, secret: string): Promise<void> => {
  await publisher.fill('482190');
  await username.fill(name);
  await password.fill(secret);
  await press('Sauvegarder');
};
