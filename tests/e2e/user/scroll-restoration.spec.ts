import type { Page } from '@playwright/test';
import { camilleAccount, createValidatedUser, openSession, signIn } from '../support/accounts';
import { armFault, clearFaults } from '../support/mock';
import { expect, test } from '../support/test';

test.afterEach(clearFaults);

const cards = (page: Page) => page.getByRole('link', { name: /^Voir les détails/ });
const scrollOf = (page: Page) => page.evaluate(() => window.scrollY);

/** Somewhere in the second page of missions. */
const openInTheMiddle = async (page: Page) => {
  await signIn(page, await createValidatedUser());
  await page.goto('/offers?page=2');
  await cards(page).last().scrollIntoViewIfNeeded();
  await expect.poll(() => scrollOf(page)).toBeGreaterThan(0);
  return scrollOf(page);
};

test('revenir d’une mission après dix minutes retrouve la liste, la place et le focus', async ({ page }) => {
  await page.clock.install();
  const place = await openInTheMiddle(page);
  await cards(page).last().click();
  await expect(page.getByRole('heading', { name: 'Comment ça marche ?' })).toBeVisible();
  await page.clock.fastForward('10:00');
  await page.goBack();
  await expect(cards(page).last()).toBeFocused();
  await expect.poll(() => scrollOf(page)).toBe(place);
});

test('recharger la page, ou revenir après l’avoir rechargée, retrouve la place', async ({ page }) => {
  const place = await openInTheMiddle(page);
  await page.reload();
  await expect.poll(() => scrollOf(page)).toBe(place);

  await cards(page).last().click();
  await expect(page.getByRole('heading', { name: 'Comment ça marche ?' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Comment ça marche ?' })).toBeVisible();
  await page.goBack();
  await expect.poll(() => scrollOf(page)).toBe(place);
});

test('revenir d’un écran plus long que l’ossature retrouve la place dans la liste', async ({ page }) => {
  // On a phone every list reaches further down than its skeleton.
  await page.setViewportSize({ width: 360, height: 640 });
  await signIn(page, await openSession(camilleAccount));
  await page.goto('/offers');
  await cards(page).nth(6).scrollIntoViewIfNeeded();
  await expect.poll(() => scrollOf(page)).toBeGreaterThan(0);
  const place = await scrollOf(page);
  // Not by a pointer, for which the list would be scrolled back to the header.
  await page.getByRole('link', { name: 'Participations', exact: true }).dispatchEvent('click');
  await expect(page.getByRole('row').nth(10)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('row').nth(10)).toBeVisible();
  const reach = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
  expect(reach).toBeGreaterThanOrEqual(place);
  await armFault({ method: 'GET', path: '/api/offers', kind: 'delay', delay_ms: 500, times: 3 });
  await page.goBack();
  await expect(cards(page).last()).toBeVisible();
  await expect.poll(() => scrollOf(page)).toBe(place);
});

test('qui défile déjà n’est pas ramené', async ({ page }) => {
  await openInTheMiddle(page);
  await armFault({ method: 'GET', path: '/api/offers', kind: 'delay', delay_ms: 1500, times: 3 });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Missions' })).toBeVisible();
  await page.mouse.move(200, 300);
  await page.mouse.wheel(0, -3000);
  await expect.poll(() => scrollOf(page)).toBe(0);
  await expect(cards(page).first()).toBeVisible();
  expect(await scrollOf(page)).toBe(0);
});

test('ce qui a échoué au survol est demandé à nouveau quand on clique', async ({ page }) => {
  await signIn(page, await createValidatedUser());
  await page.goto('/offers');
  await expect(cards(page).first()).toBeVisible();
  await armFault({ method: 'GET', path: '/api/offers/*', status: 500, times: 1 });
  const failed = page.waitForResponse((response) => response.status() === 500);
  await cards(page).first().hover();
  await (await failed).finished();
  const title = ((await cards(page).first().getAttribute('aria-label')) ?? '').replace(/^Voir les détails\s:\s/, '');
  await cards(page).first().click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page).toHaveURL(/\/offers\/\d+$/);
});

test('une page suivante qui échoue garde le focus sur la liste', async ({ page }) => {
  await signIn(page, await createValidatedUser());
  await page.goto('/offers');
  await expect(cards(page).first()).toBeVisible();
  await page.route('**/api/offers?page=2', (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole('link', { name: 'Page suivante' }).click();
  await expect(page.getByText('Chargement impossible')).toBeVisible();
  await expect(page.getByRole('region', { name: /^Missions, page 2/ })).toBeFocused();
});
