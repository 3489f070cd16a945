import type { Page } from '@playwright/test';
import { createValidatedUser, logInForThisSession, signIn } from '../support/accounts';
import { ENTRY_SCRIPT, holdRequests } from '../support/hold-requests';
import { expect, test } from '../support/test';

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'n’a pas pu être chargée' });

test('sans le script d’entrée, une page publique se lit, connecté ou non, et propose de réessayer', async ({
  page,
}) => {
  await page.route(ENTRY_SCRIPT, (route) => route.abort());
  await page.goto('/contact');
  await page.getByLabel('Message').fill('Un mot');
  await expect(notice(page)).toBeInViewport();
  await expect(page.getByLabel('Message')).toHaveValue('Un mot');

  await signIn(page, await createValidatedUser());
  await page.goto('/faq');
  await expect(notice(page)).toBeInViewport();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.unroute(ENTRY_SCRIPT);
  await notice(page).getByRole('link', { name: 'Réessayer' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Mon espace' })).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
});

test('sans le script de son écran, une page publique se lit, garde la saisie et propose de réessayer', async ({
  page,
}) => {
  const screenScript = /\/assets\/contact-/;
  const start = await holdRequests(page, ENTRY_SCRIPT);
  await page.route(screenScript, (route) => route.abort());
  await page.goto('/contact', { waitUntil: 'domcontentloaded' });
  await page.getByLabel('Message').fill('Un mot');
  start();
  await expect(notice(page)).toBeInViewport();
  await expect(page.getByRole('heading', { level: 1, name: /contact/i })).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('Un mot');

  await page.unroute(screenScript);
  await notice(page).getByRole('link', { name: 'Réessayer' }).click();
  await expect(notice(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Envoyer' }).click();
  await expect(page.getByRole('heading', { name: 'Merci pour votre message !' })).toBeVisible();
});

test('sans le script d’entrée, un écran privé ne prétend pas qu’il charge', async ({ page }) => {
  await signIn(page, await createValidatedUser());
  await page.route(ENTRY_SCRIPT, (route) => route.abort());
  for (const path of ['/dashboard', '/profile']) {
    await page.goto(path);
    await expect(notice(page)).toBeInViewport();
    await expect(page.getByText('Chargement…')).toHaveCount(0);
    await expect(page.locator('h1')).toHaveCount(0);
  }
  await page.unroute(ENTRY_SCRIPT);
  await notice(page).getByRole('link', { name: 'Réessayer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Profil' })).toBeVisible();
});

for (const path of ['/', '/dashboard']) {
  test(`un script d’entrée qui échoue sur ${path} le dit à qui est connecté`, async ({ page }) => {
    await signIn(page, await createValidatedUser());
    await page.addInitScript(() => Object.defineProperty(history, 'replaceState', { value: null }));
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Missio n’a pas pu s’afficher');
    await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  });
}

for (const [session, isSignedIn] of [
  ['qui a fini avec le navigateur n’attend pas', false],
  ['qui dure autant que le navigateur attend', true],
] as const) {
  test(`une session ${session} le script sur une page publique`, async ({ page, context }) => {
    await logInForThisSession(page, await createValidatedUser());
    if (!isSignedIn) await context.clearCookies();
    const start = await holdRequests(page, ENTRY_SCRIPT);
    await page.goto('/faq', { waitUntil: 'commit' });
    await expect(page.locator('h1')).toBeAttached();
    await expect(page.locator('h1')).toBeVisible({ visible: !isSignedIn });
    start();
    const door = page.getByRole('banner').getByRole('link', { name: isSignedIn ? 'Mon espace' : 'Connexion' });
    await expect(door).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}
