import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { framesDrawn } from '../../e2e/support/frames-drawn';
import { gate } from '../../e2e/support/gate';
import { details as cards } from '../support/missions';
import { openApp } from '../support/open-app';
import { heading } from '../support/parts';
import { TestBackend } from '../support/test-backend';

const OFFERS = '/api/offers';
const LOCATION = '/api/location';
const NO_COUNTRY = 'Impossible de récupérer le pays';

const main = page.getByRole('main');
const pageLink = (number: number) => page.getByRole('link', { name: `Page ${number}`, exact: true });
const link = (name: string) => page.getByRole('link', { name, exact: true });
const definition = (text: RegExp) => page.getByRole('definition').filter({ hasText: text });

/** The `X-Country` of every call so far, in order. */
const countriesOf = ({ calls }: TestBackend): [path: string, country: string | null][] =>
  calls.map(({ path, query, headers }) => [`${path}${query}`, headers.get('X-Country')]);

/** Somebody new from a country, validated. */
const openFrom = async (country: string, path: string, location: () => Response) => {
  const backend = new TestBackend('nominal');
  const session = await backend.createValidatedUser({ country });
  backend.answer(LOCATION, location);
  return { backend, app: openApp(path, { backend, session }) };
};

test('la liste des missions : page dans l’adresse, page suivante préparée, défilement et focus', async () => {
  const backend = new TestBackend('nominal');
  const app = openApp('/offers', { backend });
  await expect.element(cards.first()).toBeVisible();
  await expect.element(page.getByText(/^Affichage de 1 à 12 sur \d+ résultats$/)).toBeVisible();
  const firstTitle = cards.first().element().getAttribute('aria-label');
  expect(firstTitle).not.toBeNull();

  const secondPages = () => countriesOf(backend).filter(([path]) => path === `${OFFERS}?page=2`);
  pageLink(2).element().focus();
  await expect.poll(secondPages).toHaveLength(1);
  await userEvent.keyboard('{Enter}');
  await app.isAt('/offers?page=2');
  await expect.element(page.getByText(/^Affichage de 13 à 24 sur \d+ résultats$/)).toBeVisible();
  expect(secondPages()).toEqual([[`${OFFERS}?page=2`, 'FR']]);
  await expect.element(page.getByRole('region', { name: /^Missions, page 2 sur \d+$/ })).toHaveFocus();
  await expect.poll(() => window.scrollY).toBe(0);
  await expect.element(pageLink(2)).toHaveAttribute('aria-current', 'page');
  await expect.element(pageLink(1)).not.toHaveAttribute('aria-current');

  // A mission, and back to where one was: same page, same place.
  cards.last().element().scrollIntoView({ block: 'center' });
  const place = window.scrollY;
  expect(place).toBeGreaterThan(0);
  await cards.last().click();
  await app.isAt(/\/offers\/\d+$/);
  await expect.element(page.getByRole('heading', { name: 'Comment ça marche ?' })).toBeVisible();
  app.goBack();
  await app.isAt('/offers?page=2');
  await expect.poll(() => window.scrollY).toBe(place);
  await expect.element(cards.last()).toHaveFocus();
  app.goBack();
  await app.isAt('/offers');
  await expect.element(cards.first()).toHaveAttribute('aria-label', firstTitle);

  // The way back of the mission's own link keeps the page too.
  app.goForward();
  await expect.element(pageLink(2)).toHaveAttribute('aria-current', 'page');
  await cards.first().click();
  await page.getByRole('link', { name: 'Retour aux offres' }).click();
  await app.isAt('/offers?page=2');
});

// Other nonsense: `list-search.test.ts`.
test('une page qui n’a pas de sens est la première, une page au-delà de la fin est la dernière', async () => {
  const backend = new TestBackend('nominal');
  openApp('/offers?page=1.5', { backend });
  await expect.element(page.getByText(/^Affichage de 1 à /)).toBeVisible();
  let app = openApp('/offers?page=999', { backend, earlier: ['/dashboard'] });
  await app.isAt(/\/offers\?page=\d{1,2}$/);
  await expect.element(cards.first()).toBeVisible();
  app.goBack();
  await app.isAt('/dashboard');

  // The last page takes its time: the page past the end was empty, the country is not.
  const release = backend.hold(OFFERS, ({ url }) => /\?page=\d{1,2}$/.test(url));
  app = openApp('/offers?page=999', { backend });
  await app.isAt(/\/offers\?page=\d{1,2}$/);
  await expect.poll(() => document.querySelector('main [aria-busy=true]')).toBeVisible();
  await expect.element(page.getByText('Aucune offre disponible')).not.toBeInTheDocument();
  release();
  await expect.element(cards.first()).toBeVisible();
  app = openApp('/participations?page=999999999999&status=approved', { backend });
  await app.isAt(/\/participations\?page=\d&status=approved$/);
  openApp('/participations?status=inconnu', { backend });
  await expect.element(page.getByRole('tab', { name: /^Toutes/ })).toHaveAttribute('aria-selected', 'true');
});

test('le pays vient de la localisation, une fois par session, et n’accompagne que les appels voulus', async () => {
  const { backend } = await openFrom('BE', '/dashboard', () =>
    Response.json({ country_code: 'CH', country: 'Suisse', city: 'Genève' }),
  );
  await expect.element(page.getByRole('heading', { name: 'Offres récentes' })).toBeVisible();
  await link('Missions').click();
  await cards.first().click();
  await expect.element(page.getByRole('button', { name: 'Participer à cette offre' })).toBeVisible();
  await link('Profil').click();
  await expect.element(page.getByText('Suisse, CH')).toBeVisible();
  const calls = countriesOf(backend);
  const named = calls.filter(([, country]) => country !== null);
  expect(named.every(([path, country]) => /^\/api\/offers(\?page=|\/\d+$)/.test(path) && country === 'CH')).toBe(true);
  expect(named.length).toBeGreaterThan(1);
  expect(calls.filter(([path]) => path === LOCATION)).toHaveLength(1);
  expect(calls).toContainEqual([`${OFFERS}?per_page=3`, null]);
});

test('sans localisation : un seul message, et le pays du compte', async () => {
  const { backend, app } = await openFrom('BE', '/offers', () => Response.json({}, { status: 500 }));
  await app.isTold(NO_COUNTRY);
  await expect.element(cards.first()).toBeVisible();
  expect(countriesOf(backend)).toContainEqual([`${OFFERS}?page=1`, 'BE']);
  await link('Profil').click();
  await expect.element(definition(/^BE$/)).toBeVisible();
  // Through pages that do not need it.
  for (const [name, title] of [
    ['Participations', 'Participations'],
    ['Tableau de bord', /^Bonjour/],
    ['Missions', 'Missions'],
  ] as const) {
    await link(name).click();
    await expect.element(heading(title)).toHaveFocus();
  }
  await expect.element(cards.first()).toBeVisible();
  expect(countriesOf(backend).filter(([path]) => path === LOCATION)).toHaveLength(1);
});

test('ni pays de la localisation, ni pays du compte : les offres de France', async () => {
  const { backend, app } = await openFrom('FR', '/offers', () =>
    Response.json({ country_code: 'SUISSE', country: 'Suisse', city: null }),
  );
  backend.answer('/api/me', async (_request, next) => {
    const { data } = await (await next()).json();
    return Response.json({ data: { user: { ...data.user, pays: null } } });
  });
  await app.isTold(NO_COUNTRY);
  await expect.poll(() => countriesOf(backend)).toContainEqual([`${OFFERS}?page=1`, 'FR']);
  await link('Profil').click();
  await expect.element(definition(/^—$/)).toBeVisible();
});

test('une localisation sans nom de pays : le profil dit celui du compte', async () => {
  await openFrom('BE', '/profile', () => Response.json({ country_code: 'ch', country: '', city: '' }));
  await expect.element(definition(/^BE$/)).toBeVisible();
});

test('une page que l’on approche seulement ne se plaint pas ; celle que l’on ouvre, si', async () => {
  const { backend, app } = await openFrom('FR', '/dashboard', () => Response.json({}, { status: 500 }));
  // From elsewhere: the pointer may be there since the test before.
  await page.getByRole('heading', { name: 'Offres récentes' }).hover();
  await link('Profil').hover();
  await expect.poll(() => backend.calls.some(({ path }) => path === LOCATION)).toBe(true);
  // What was typed says that the page had the time to complain.
  await userEvent.keyboard('{Tab}');
  await link('Participations').click();
  await expect.element(page.getByRole('tab', { name: /^Toutes/ })).toBeVisible();
  await expect.element(page.getByText(NO_COUNTRY)).not.toBeInTheDocument();
  expect(app.toasts).toEqual([]);
  await link('Profil').click();
  await app.isTold(NO_COUNTRY);
});

test('sous un onglet sans ligne, c’est le texte de l’onglet, même sans aucune participation', async () => {
  openApp('/participations', { backend: new TestBackend('aucune-participation') });
  await expect.element(page.getByText("Vous n'avez participé à aucune offre pour le moment.")).toBeVisible();
  await page.getByRole('tab', { name: /^Approved/ }).click();
  await expect.element(page.getByText('Aucune participation approuvée sur cette page.')).toBeVisible();
});

test('les participations : onglets et pages dans l’adresse, retour, et une panne qui se répare', async () => {
  const backend = new TestBackend('nominal');
  const app = openApp('/participations', { backend });
  const rows = page.getByRole('row');
  await expect.element(rows.nth(1)).toHaveTextContent('1€');
  const approved = page.getByRole('tab', { name: /^Approved/ });
  await expect.element(approved).toHaveAttribute('lang', 'en');
  await approved.click();
  await app.isAt('/participations?status=approved');
  await expect.element(rows.filter({ hasText: /En attente|Refusée/ })).not.toBeInTheDocument();
  await expect.element(page.getByText(/filtrent les participations de la page affichée/)).toBeVisible();
  await pageLink(2).click();
  await app.isAt('/participations?page=2&status=approved');
  await expect.element(page.getByText(/^Affichage de 11 à 20 sur /)).toBeVisible();
  app.goBack();
  app.goBack();
  await app.isAt('/participations');
  await expect.element(page.getByRole('tab', { name: /^Toutes/ })).toHaveAttribute('aria-selected', 'true');

  backend.armFault({ method: 'GET', path: '/api/participations', status: 500, body: {} });
  backend.armFault({ method: 'GET', path: '/api/get/user/sold', kind: 'garbage' });
  app.reload();
  // The list and the balance, each in its own place.
  await expect.poll(() => main.getByText('Chargement impossible').length).toBe(2);
  await expect.element(page.getByText('Solde : —')).toBeVisible();
  const retry = page.getByRole('button', { name: 'Réessayer' });
  await expect.poll(() => retry.length).toBe(2);
  await retry.last().click();
  await expect.poll(() => retry.length).toBe(1);
  await retry.click();
  await expect.element(rows.nth(1)).toHaveTextContent('1€');
  await expect.element(page.getByText(/^Solde :\s+\d+\s€$/)).toBeVisible();
});

test('une réponse lente qui arrive après une plus récente ne prend pas sa place', async () => {
  const backend = new TestBackend('nominal');
  const app = openApp('/offers', { backend });
  await expect.element(cards.first()).toBeVisible();
  const { open: release, opened } = gate();
  const { open: noteAnswered, opened: answered } = gate();
  backend.answer(OFFERS, async ({ url }, next) => {
    if (!url.endsWith('?page=3')) return next();
    await opened;
    return next().finally(noteAnswered);
  });
  await pageLink(3).click();
  await app.isAt('/offers?page=3');
  // The former cards stay, dimmed.
  await expect.element(page.getByRole('list').filter({ has: cards })).toHaveAttribute('aria-busy', 'true');
  app.goBack();
  await app.isAt('/offers');
  const first = page.getByText(/^Affichage de 1 à 12 /);
  await expect.element(first).toBeVisible();
  release();
  await answered;
  // Whatever the answer brings about is drawn by then.
  await framesDrawn(2);
  await expect.element(first).toBeVisible();
  await expect.element(pageLink(1)).toHaveAttribute('aria-current', 'page');
});
