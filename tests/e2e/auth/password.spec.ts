import type { Page } from '@playwright/test';
import { holdRequests } from '../support/hold-requests';
import { startApp } from '../support/start-app';
import { expect, test } from '../support/test';

/** /login with the code of other doors held back, and the page's own clock stopped, by which it loses patience. */
const openLoginWithoutNext = async (page: Page, code: RegExp) => {
  // From another page: the script runs then, which a stopped clock would keep from starting.
  await page.goto('/');
  await startApp(page);
  await page.getByRole('banner').getByRole('link', { name: 'Connexion' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bon retour !' })).toBeFocused();
  const release = await holdRequests(page, code);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  return { release, main: page.getByRole('main') };
};

test('l’adresse ne change qu’avec l’écran : rien de ce qui est tapé ne va au formulaire d’avant', async ({ page }) => {
  const code = /\/assets\/forgot-password-/;
  const { release, main } = await openLoginWithoutNext(page, code);
  const isAsked = page.waitForRequest(code);
  await main.getByRole('link', { name: /Mot de passe oublié/ }).click();
  await isAsked;
  await expect(page).toHaveURL('/login');
  release();
  await expect(page).toHaveURL('/forgot-password');
  await page.getByLabel('Email').fill('camille@missio.test');
  await expect(page.getByRole('heading', { level: 1, name: 'Mot de passe oublié' })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('camille@missio.test');
});

test('un code qui se fait attendre ne retient pas l’adresse, et un autre lien prend la place du premier', async ({
  page,
}) => {
  const { release, main } = await openLoginWithoutNext(page, /\/assets\/(forgot-password|register)-/);
  await main.getByRole('link', { name: /Mot de passe oublié/ }).click();
  await main.getByRole('link', { name: "S'inscrire" }).click();
  await expect(page).toHaveURL('/login');
  await page.clock.runFor(500);
  await expect(page).toHaveURL('/register');
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Créer un compte' })).toBeVisible();
  await expect(page).toHaveURL('/register');
});
