import type { Page } from '@playwright/test';
import type { Session } from '../../../src/api/contract/strict/answers';
import { TOKEN_KEY, USER_KEY } from '../../../src/lib/browser/storage';
import {
  camilleAccount,
  createUser,
  createValidatedUser,
  logIn,
  openSession,
  signIn,
  validateUser,
} from '../support/accounts';
import { holdRequests } from '../support/hold-requests';
import { expect, test } from '../support/test';

/* What happens to a session in another tab, or while a page is kept for Back. */

test('deux onglets : la déconnexion et la connexion de l’un emmènent l’autre', async ({ page, context }) => {
  const account = await createValidatedUser();
  await page.goto('/login');
  await logIn(page, account);
  await expect(page).toHaveURL('/dashboard');
  const other = await context.newPage();
  await other.goto('/participations');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Déconnexion' }).click();
  await expect(other).toHaveURL('/login');
  await logIn(page, account);
  await expect(page).toHaveURL('/dashboard');
  await expect(other).toHaveURL('/participations');
});

/** Another account in one stroke, as a tab finds it that was asleep meanwhile. */
const switchAccount = (page: Page, { access_token, user }: Session) =>
  page.evaluate(
    (pairs) => {
      for (const [key, value] of pairs) localStorage.setItem(key, value);
    },
    [
      [USER_KEY, JSON.stringify(user)],
      [TOKEN_KEY, access_token],
    ] as const,
  );

test('un autre compte, ouvert d’un coup dans un autre onglet, ne voit rien du premier', async ({ page, context }) => {
  const first = await createValidatedUser({ name: 'Ada Premier' });
  const second = await createValidatedUser({ name: 'Bo Second' });
  await signIn(page, first);
  await page.goto('/profile');
  await page.getByLabel('Nom').fill('Ada modifiée');
  const other = await context.newPage();
  await other.goto('/faq');
  const release = await holdRequests(page, '**/api/me');
  await switchAccount(other, second);
  // What the first one could still send would go with the second one's token.
  await expect(page.getByText('Chargement…')).toBeVisible();
  await expect(page.getByLabel('Nom')).toHaveCount(0);
  release();
  await expect(page.getByText('Bonjour, Bo Second')).toBeVisible();
  await expect(page.getByLabel('Nom')).toHaveValue('Bo Second');
});

test('un autre compte, ouvert d’un coup dans un autre onglet, ne voit pas les participations du premier', async ({
  page,
  context,
}) => {
  const first = await openSession(camilleAccount);
  await signIn(page, first);
  await page.goto('/participations');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByText(/participations? approuvée/)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/faq');
  // What the second person's screen asks for stays away: it shows nothing rather than what the first one had.
  await page.route(/\/api\/(?:participations|get\/user\/sold)/, () => undefined);
  await switchAccount(other, await createValidatedUser({ name: 'Bo Second' }));
  await expect(page.getByText('Bonjour, Bo Second')).toBeVisible();
  await expect(page.getByText(/participations? approuvée/)).toHaveCount(0);
  await expect(page.getByText(/^Affichage de/)).toHaveCount(0);
});

/*
 * The test browser has no back/forward cache: these functions send the events that a page gets when it enters the
 * cache and when it comes back.
 */
const leaveForBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide')));
const comeBack = (page: Page) =>
  page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));

test('une page gardée pour Retour ne montre plus à personne ce que voyait celui qui l’a quittée', async ({ page }) => {
  const second = await createValidatedUser({ name: 'Bo Second' });
  await signIn(page, await createValidatedUser({ name: 'Ada Premier' }));
  await page.goto('/profile');
  await expect(page.getByLabel('Nom')).toHaveValue('Ada Premier');

  // The same session: nothing is asked, and what is typed stays.
  await page.getByLabel('Nom').fill('Ada en cours');
  await leaveForBack(page);
  await comeBack(page);
  await expect(page.getByLabel('Nom')).toHaveValue('Ada en cours');

  // A document's own changes of the storage come to it as no event.
  await leaveForBack(page);
  await switchAccount(page, second);
  await comeBack(page);
  await expect(page.getByText('Bonjour, Bo Second')).toBeVisible();
  await expect(page.getByLabel('Nom')).toHaveValue('Bo Second');

  await leaveForBack(page);
  await page.evaluate((key) => localStorage.removeItem(key), TOKEN_KEY);
  await comeBack(page);
  await expect(page).toHaveURL('/login');
});

test('une page publique gardée pour Retour suit la connexion et la déconnexion d’ailleurs', async ({ page }) => {
  const headerLink = (name: string) => page.getByRole('banner').getByRole('link', { name });
  await page.goto('/faq');
  const answer = page.getByRole('button', { name: /payé/ });
  await answer.click();
  // Only React opens it.
  await expect(answer).toHaveAttribute('aria-expanded', 'true');
  await expect(headerLink('Connexion')).toBeVisible();

  await leaveForBack(page);
  await switchAccount(page, await createValidatedUser());
  await comeBack(page);
  await expect(headerLink('Mon espace')).toBeVisible();
  await expect(headerLink('Connexion')).toHaveCount(0);

  await leaveForBack(page);
  await page.evaluate((key) => localStorage.removeItem(key), TOKEN_KEY);
  await comeBack(page);
  await expect(headerLink('Connexion')).toBeVisible();
  await expect(headerLink('Mon espace')).toHaveCount(0);
});

test('le nom enregistré dans un autre onglet arrive partout, et la validation du compte aussi', async ({
  page,
  context,
}) => {
  const account = await createUser({ name: 'Ada Premier' });
  await signIn(page, account);
  await page.goto('/dashboard');
  await expect(page.getByText('Compte en attente de validation')).toBeVisible();
  await validateUser(account.user.id);
  const other = await context.newPage();
  await other.goto('/profile');
  await other.getByLabel('Nom').fill('Ada Seconde');
  await other.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(other.getByRole('banner')).toContainText('Ada Seconde');
  await expect(page.getByRole('heading', { level: 1, name: 'Bonjour, Ada Seconde' })).toBeVisible();
  await expect(page.getByText('Compte en attente de validation')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Offres récentes' })).toBeVisible();
});
