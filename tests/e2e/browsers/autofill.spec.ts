import type { Locator, Page } from '@playwright/test';
import { createUser, freshEmail, PASSWORD } from '../support/accounts';
import { bodiesSentTo } from '../support/bodies-sent-to';
import { expect, test } from '../support/test';

/** As some password managers fill in a field: its value changes, no event says so. */
const fillSilently = (field: Locator, value: string) =>
  field.evaluate((element, text) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, text);
  }, value);

/** Once React has the form. */
const openHydrated = async (page: Page, path: string) => {
  await page.goto(path);
  await page.getByRole('button', { name: 'Afficher le mot de passe' }).first().click();
  await page.getByRole('button', { name: 'Masquer le mot de passe' }).first().click();
};

test('ce qu’un gestionnaire de mots de passe écrit sans le dire est envoyé à la connexion', async ({ page }) => {
  const account = await createUser();
  await openHydrated(page, '/login');
  await fillSilently(page.getByLabel('Email'), account.email);
  await fillSilently(page.getByLabel('Mot de passe', { exact: true }), account.password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('ce qui est écrit sans le dire reste quand on montre le mot de passe, et part par la touche Entrée', async ({
  page,
}) => {
  const account = await createUser();
  await openHydrated(page, '/login');
  const password = page.getByLabel('Mot de passe', { exact: true });
  await fillSilently(page.getByLabel('Email'), account.email);
  await fillSilently(password, account.password);
  await page.getByRole('button', { name: 'Afficher le mot de passe' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(password).toHaveValue(account.password);
  await fillSilently(password, 'un-autre-mot-de-passe');
  const bodies = bodiesSentTo(page, '/api/auth/login');
  await page.getByLabel('Email').press('Enter');
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  expect(bodies).toEqual([{ email: account.email, password: 'un-autre-mot-de-passe' }]);
  await expect(password).toHaveValue('un-autre-mot-de-passe');
});

test('de même à l’inscription et pour un nouveau mot de passe', async ({ page }) => {
  await openHydrated(page, '/register');
  const email = freshEmail();
  await page.getByLabel('Nom').fill('Dominique');
  await fillSilently(page.getByLabel('Email'), email);
  await fillSilently(page.getByLabel('Mot de passe', { exact: true }), PASSWORD);
  await fillSilently(page.getByLabel('Confirmer le mot de passe'), PASSWORD);
  const registered = bodiesSentTo(page, '/api/auth/register');
  await page.getByRole('button', { name: 'Créer mon compte' }).click();
  await expect(page).toHaveURL('/dashboard');
  expect(registered).toMatchObject([{ name: 'Dominique', email, password: PASSWORD, password_confirmation: PASSWORD }]);

  await page.getByRole('button', { name: 'Déconnexion' }).click();
  await expect(page).toHaveURL('/login');
  await openHydrated(page, '/reset-password?token=abc&email=camille%40missio.test');
  await fillSilently(page.getByLabel('Nouveau mot de passe'), PASSWORD);
  await fillSilently(page.getByLabel('Confirmer le mot de passe'), PASSWORD);
  const reset = bodiesSentTo(page, '/api/auth/reset-password');
  await page.getByRole('button', { name: 'Réinitialiser le mot de passe' }).click();
  await expect.poll(() => reset).toMatchObject([{ token: 'abc', password: PASSWORD }]);
});
