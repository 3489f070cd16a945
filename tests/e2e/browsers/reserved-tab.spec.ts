import type { Page } from '@playwright/test';
import { createValidatedUser, expectToast, signIn } from '../support/accounts';
import { answerOutside, PARTNER } from '../support/answer-outside';
import { holdRequests } from '../support/hold-requests';
import { expect, test } from '../support/test';

/* Safari opens a tab only in the press: « Participer » opens a blank one there, which waits for the address. */

const takePart = (page: Page) => page.getByRole('button', { name: 'Participer à cette offre' });

test.beforeEach(async ({ page, context }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'vendor', { value: 'Apple Computer, Inc.' }));
  await answerOutside(context, PARTNER);
});

/** Presses « Participer », whose answer is held back. */
const pressAndWait = async (page: Page) => {
  const account = await createValidatedUser();
  await signIn(page, account);
  await page.goto('/offers/2');
  await expect(takePart(page)).toBeVisible();
  const release = await holdRequests(page, '**/api/offers/*/apply');
  const [tab] = await Promise.all([page.waitForEvent('popup'), takePart(page).dblclick()]);
  return { user: account.user, release, tab };
};

test('l’onglet s’ouvre avec le clic, dit qu’il attend, puis mène à la mission', async ({ page, context }) => {
  const { user, release, tab } = await pressAndWait(page);
  await expect(tab.getByText('Ouverture de la mission…')).toBeVisible();
  await expect(tab).toHaveTitle('Ouverture de la mission…');
  await expect(tab.locator('html')).toHaveAttribute('lang', 'fr');
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  release();
  await expect(tab.getByRole('heading', { name: 'Partenaire' })).toBeVisible();
  expect(new URL(tab.url()).searchParams.get('ws')).toBe(String(user.id));
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  await expectToast(page, 'Participation enregistrée avec succès !');
  await expect(page.getByRole('button', { name: 'Continuer la mission' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ouvrir la mission' })).toHaveCount(0);
  // A double click opens one.
  expect(context.pages()).toHaveLength(2);
});

test('l’onglet se ferme dès que l’on recharge la page, sans attendre la réponse', async ({ page, context }) => {
  const { release, tab } = await pressAndWait(page);
  await Promise.all([tab.waitForEvent('close'), page.reload()]);
  await expect.poll(() => context.pages().length).toBe(1);
  release();
});
