import type { Page } from '@playwright/test';
import { camilleAccount, createValidatedUser, expectToast, openSession, signIn } from '../support/accounts';
import { holdRequests } from '../support/hold-requests';
import { armFault, clearFaults } from '../support/mock';
import { expect, test } from '../support/test';

test.afterEach(clearFaults);

const cards = (page: Page) => page.getByRole('link', { name: /^Voir les détails/ });
const pageLink = (page: Page, number: number) => page.getByRole('link', { name: `Page ${number}`, exact: true });

/** The `X-Country` of every call to a path, in order. */
const watchCountries = (page: Page) => {
  const seen: [path: string, country: string | undefined][] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) seen.push([`${pathname}${search}`, request.headers()['x-country']]);
  });
  return seen;
};

test('la liste des missions : page dans l’adresse, page suivante préparée, défilement et focus', async ({ page }) => {
  await signIn(page, await createValidatedUser());
  const calls = watchCountries(page);
  await page.goto('/offers');
  await expect(cards(page).first()).toBeVisible();
  await expect(page.getByText(/^Affichage de 1 à 12 sur \d+ résultats$/)).toBeVisible();
  const firstTitle = await cards(page).first().getAttribute('aria-label');

  const prefetched = page.waitForResponse('**/api/offers?page=2');
  await pageLink(page, 2).focus();
  await prefetched;
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/offers?page=2');
  await expect(page.getByText(/^Affichage de 13 à 24 sur \d+ résultats$/)).toBeVisible();
  expect(calls.filter(([path]) => path === '/api/offers?page=2')).toEqual([['/api/offers?page=2', 'FR']]);
  await expect(page.getByRole('region', { name: /^Missions, page 2 sur \d+$/ })).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(pageLink(page, 2)).toHaveAttribute('aria-current', 'page');
  await expect(pageLink(page, 1)).not.toHaveAttribute('aria-current');

  // A mission, and back to where one was: same page, same place.
  await cards(page).last().scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(0);
  await cards(page).last().click();
  await expect(page).toHaveURL(/\/offers\/\d+$/);
  await page.goBack();
  await expect(page).toHaveURL('/offers?page=2');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
  await expect(cards(page).last()).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/offers');
  await expect(cards(page).first()).toHaveAttribute('aria-label', firstTitle ?? '');

  // The way back of the mission's own link keeps the page too.
  await page.goForward();
  await cards(page).first().click();
  await page.getByRole('link', { name: 'Retour aux offres' }).click();
  await expect(page).toHaveURL('/offers?page=2');
});

test('une page qui n’a pas de sens est la première, une page au-delà de la fin est la dernière', async ({ page }) => {
  await signIn(page, await openSession(camilleAccount));
  // Other nonsense: `list-search.test.ts`.
  await page.goto('/offers?page=1.5');
  await expect(page.getByText(/^Affichage de 1 à /)).toBeVisible();
  await page.goto('/dashboard');
  await page.goto('/offers?page=999');
  await expect(page).toHaveURL(/\/offers\?page=\d{1,2}$/);
  await expect(cards(page).first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/dashboard');

  // The last page takes its time: the page past the end was empty, the country is not.
  const release = await holdRequests(page, /\/api\/offers\?page=\d{1,2}$/);
  await page.goto('/offers?page=999');
  await expect(page).toHaveURL(/\/offers\?page=\d{1,2}$/);
  await expect(page.getByRole('main').locator('[aria-busy=true]').first()).toBeVisible();
  await expect(page.getByText('Aucune offre disponible')).toHaveCount(0);
  release();
  await expect(cards(page).first()).toBeVisible();
  await page.goto('/participations?page=999999999999&status=approved');
  await expect(page).toHaveURL(/\/participations\?page=\d&status=approved$/);
  await page.goto('/participations?status=inconnu');
  await expect(page.getByRole('tab', { name: /^Toutes/ })).toHaveAttribute('aria-selected', 'true');
});

test('le pays vient de la localisation, une fois par session, et n’accompagne que les appels qui le nomment', async ({
  page,
}) => {
  await signIn(page, await createValidatedUser({ country: 'BE' }));
  await page.route('**/api/location', (route) =>
    route.fulfill({ json: { country_code: 'CH', country: 'Suisse', city: 'Genève' } }),
  );
  const calls = watchCountries(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Offres récentes' })).toBeVisible();
  await page.getByRole('link', { name: 'Missions', exact: true }).click();
  await cards(page).first().click();
  await expect(page.getByRole('button', { name: 'Participer à cette offre' })).toBeVisible();
  await page.getByRole('link', { name: 'Profil' }).click();
  await expect(page.getByText('Suisse, CH')).toBeVisible();
  const named = calls.filter(([, country]) => country !== undefined);
  expect(named.every(([path, country]) => /^\/api\/offers(\?page=|\/\d+$)/.test(path) && country === 'CH')).toBe(true);
  expect(named.length).toBeGreaterThan(1);
  expect(calls.filter(([path]) => path === '/api/location')).toHaveLength(1);
  expect(calls).toContainEqual(['/api/offers?per_page=3', undefined]);
});

test('sans localisation : un seul message, et le pays du compte', async ({ page }) => {
  await signIn(page, await createValidatedUser({ country: 'BE' }));
  let lookups = 0;
  await page.route('**/api/location', (route) => {
    lookups += 1;
    return route.fulfill({ status: 500, json: {} });
  });
  const calls = watchCountries(page);
  await page.goto('/offers', { waitUntil: 'commit' });
  await expectToast(page, 'Impossible de récupérer le pays');
  await expect(cards(page).first()).toBeVisible();
  expect(calls).toContainEqual(['/api/offers?page=1', 'BE']);
  await page.getByRole('link', { name: 'Profil' }).click();
  await expect(page.getByRole('definition').filter({ hasText: /^BE$/ })).toBeVisible();
  // Through pages that do not need it.
  for (const name of ['Participations', 'Tableau de bord', 'Missions']) {
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
  await expect(cards(page).first()).toBeVisible();
  expect(lookups).toBe(1);
});

test('ni pays de la localisation, ni pays du compte : les offres de France', async ({ page }) => {
  const session = await createValidatedUser();
  await signIn(page, session);
  await page.route('**/api/me', (route) =>
    route.fulfill({ json: { data: { user: { ...session.user, pays: null } } } }),
  );
  await page.route('**/api/location', (route) =>
    route.fulfill({ json: { country_code: 'SUISSE', country: 'Suisse', city: null } }),
  );
  const calls = watchCountries(page);
  await page.goto('/offers', { waitUntil: 'commit' });
  await expectToast(page, 'Impossible de récupérer le pays');
  await expect.poll(() => calls).toContainEqual(['/api/offers?page=1', 'FR']);
  await page.getByRole('link', { name: 'Profil' }).click();
  await expect(page.getByRole('definition').filter({ hasText: /^—$/ })).toBeVisible();
});

test('une localisation sans nom de pays : le profil dit celui du compte', async ({ page }) => {
  await signIn(page, await createValidatedUser({ country: 'BE' }));
  await page.route('**/api/location', (route) =>
    route.fulfill({ json: { country_code: 'ch', country: '', city: '' } }),
  );
  await page.goto('/profile');
  await expect(page.getByRole('definition').filter({ hasText: /^BE$/ })).toBeVisible();
});

test('une page que l’on approche seulement ne se plaint pas ; celle que l’on ouvre, si', async ({ page }) => {
  await signIn(page, await createValidatedUser());
  await page.route('**/api/location', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/dashboard');
  const profile = page.getByRole('link', { name: 'Profil' });
  const failure = page.getByText('Impossible de récupérer le pays');
  const looked = page.waitForResponse('**/api/location');
  await profile.hover();
  await looked;
  // What was typed says that the page had the time to complain.
  await page.keyboard.press('Tab');
  await page.getByRole('link', { name: 'Participations', exact: true }).click();
  await expect(page.getByRole('tab', { name: /^Toutes/ })).toBeVisible();
  await expect(failure).toHaveCount(0);
  await profile.click();
  await expectToast(page, 'Impossible de récupérer le pays');
});

test('sous un onglet sans ligne, c’est le texte de l’onglet, même sans aucune participation', async ({ page }) => {
  await signIn(page, await createValidatedUser());
  await page.goto('/participations');
  await expect(page.getByText("Vous n'avez participé à aucune offre pour le moment.")).toBeVisible();
  await page.getByRole('tab', { name: /^Approved/ }).click();
  await expect(page.getByText('Aucune participation approuvée sur cette page.')).toBeVisible();
});

test('les participations : onglets et pages dans l’adresse, retour, et une panne qui se répare', async ({ page }) => {
  await signIn(page, await openSession(camilleAccount));
  await page.goto('/participations');
  const rows = page.getByRole('row');
  await expect(rows.nth(1)).toContainText('1€');
  const approved = page.getByRole('tab', { name: /^Approved/ });
  await expect(approved).toHaveAttribute('lang', 'en');
  await approved.click();
  await expect(page).toHaveURL('/participations?status=approved');
  await expect(rows.filter({ hasText: /En attente|Refusée/ })).toHaveCount(0);
  await expect(page.getByText(/filtrent les participations de la page affichée/)).toBeVisible();
  await pageLink(page, 2).click();
  await expect(page).toHaveURL('/participations?page=2&status=approved');
  await expect(page.getByText(/^Affichage de 11 à 20 sur /)).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/participations');
  await expect(page.getByRole('tab', { name: /^Toutes/ })).toHaveAttribute('aria-selected', 'true');

  await armFault({ method: 'GET', path: '/api/participations', status: 500, body: {} });
  await armFault({ method: 'GET', path: '/api/get/user/sold', kind: 'garbage' });
  await page.reload();
  // The list and the balance, each in its own place.
  await expect(page.getByRole('main').getByText('Chargement impossible')).toHaveCount(2);
  await expect(page.getByText('Solde : —')).toBeVisible();
  const retry = page.getByRole('button', { name: 'Réessayer' });
  await expect(retry).toHaveCount(2);
  await retry.last().click();
  await expect(retry).toHaveCount(1);
  await retry.click();
  await expect(rows.nth(1)).toContainText('1€');
  await expect(page.getByText(/^Solde :\s+\d+\s€$/)).toBeVisible();
});

test('une réponse lente qui arrive après une plus récente ne prend pas sa place', async ({ page }) => {
  await signIn(page, await openSession(camilleAccount));
  await page.goto('/offers');
  await expect(cards(page).first()).toBeVisible();
  const release = await holdRequests(page, '**/api/offers?page=3');
  await pageLink(page, 3).click();
  await expect(page).toHaveURL('/offers?page=3');
  // The former cards stay, dimmed.
  await expect(page.getByRole('list').filter({ has: cards(page) })).toHaveAttribute('aria-busy', 'true');
  await page.goBack();
  await expect(page).toHaveURL('/offers');
  await expect(page.getByText(/^Affichage de 1 à 12 /)).toBeVisible();
  release();
  await page.unrouteAll({ behavior: 'wait' });
  await expect(page.getByText(/^Affichage de 1 à 12 /)).toBeVisible();
  await expect(pageLink(page, 1)).toHaveAttribute('aria-current', 'page');
});
