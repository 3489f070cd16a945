import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { framesDrawn } from '../../e2e/support/frames-drawn';
import { details as cards } from '../support/missions';
import { openApp } from '../support/open-app';
import { heading } from '../support/parts';
import { TestBackend } from '../support/test-backend';
import { resize } from '../support/viewports';

const OFFERS = '/api/offers';

const reach = () => document.documentElement.scrollHeight - window.innerHeight;

/** Scrolls, and waits until the app has heard of it. */
const scrollBy = async (scroll: () => void) => {
  scroll();
  await framesDrawn(2);
};

/** Somewhere in the second page of missions. */
const openInTheMiddle = async () => {
  const backend = new TestBackend('nominal');
  const app = openApp('/offers?page=2', { backend });
  await expect.element(cards.last()).toBeVisible();
  await scrollBy(() => cards.last().element().scrollIntoView({ block: 'center' }));
  expect(window.scrollY).toBeGreaterThan(0);
  return { backend, app, place: window.scrollY };
};

test('revenir d’une mission après dix minutes retrouve la liste, la place et le focus', async () => {
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const { app, place } = await openInTheMiddle();
  await cards.last().click();
  await expect.element(page.getByRole('heading', { name: 'Comment ça marche ?' })).toBeVisible();
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  app.goBack();
  await expect.element(cards.last()).toHaveFocus();
  await expect.poll(() => window.scrollY).toBe(place);
});

test('revenir d’un écran plus long que l’ossature retrouve la place dans la liste', async () => {
  // On a phone the participations reach further down than their skeleton, and the missions further still.
  await resize({ width: 360, height: 640 });
  const backend = new TestBackend('nominal');
  const app = openApp('/participations', { backend });
  const row = page.getByRole('row').nth(10);
  await expect.element(row).toBeVisible();
  await expect.element(page.getByText(/^Affichage de 1 à 10 /)).toBeVisible();
  const place = reach();
  await scrollBy(() => window.scrollTo(0, place));
  // Not by a pointer, for which the list would be scrolled back to the header.
  const press = new MouseEvent('click', { bubbles: true, cancelable: true });
  page.getByRole('link', { name: 'Missions', exact: true }).element().dispatchEvent(press);
  await expect.element(cards.last()).toBeVisible();
  app.reload();
  await expect.element(cards.last()).toBeVisible();
  expect(reach()).toBeGreaterThanOrEqual(place);
  const release = backend.hold('/api/participations');
  app.goBack();
  await expect.element(heading('Participations')).toBeVisible();
  await expect.element(page.getByRole('table', { name: 'Vos participations' })).toHaveAttribute('aria-busy', 'true');
  expect(reach()).toBeLessThan(place);
  release();
  await expect.element(row).toBeVisible();
  await expect.poll(() => window.scrollY).toBe(place);
});

test('qui défile déjà n’est pas ramené', async () => {
  const { backend, app, place } = await openInTheMiddle();
  const release = backend.hold(OFFERS);
  app.reload();
  await expect.element(heading('Missions')).toBeVisible();
  await expect.poll(() => document.querySelector('main [aria-busy=true]')).toBeVisible();
  // The list has yet to come to take the page back.
  expect(reach()).toBeLessThan(place);
  expect(window.scrollY).toBeGreaterThan(0);
  await page.elementLocator(document.elementFromPoint(200, 300) ?? document.body).wheel({ delta: { y: -3000 } });
  await expect.poll(() => window.scrollY).toBe(0);
  release();
  await expect.element(cards.first()).toBeVisible();
  expect(window.scrollY).toBe(0);
});

test('ce qui a échoué au survol est demandé à nouveau quand on clique', async () => {
  const backend = new TestBackend('nominal');
  const release = backend.hold(OFFERS);
  const app = openApp('/offers', { backend });
  // Before the cards are there: the pointer may be where one will be.
  await heading('Missions').hover();
  release();
  await expect.element(cards.first()).toBeVisible();
  backend.armFault({ method: 'GET', path: '/api/offers/*', status: 500, times: 1 });
  const first = cards.first().element();
  const mission = `/api${first.getAttribute('href')}`;
  const title = (first.getAttribute('aria-label') ?? '').replace(/^Voir les détails\s:\s/, '');
  const calls = () => backend.calls.filter(({ path }) => path === mission);
  await cards.first().hover();
  await backend.hasAnswered(mission, 1);
  await cards.first().click();
  await expect.element(heading(title)).toBeVisible();
  await app.isAt(/\/offers\/\d+$/);
  expect(calls()).toHaveLength(2);
});

test('une page suivante qui échoue garde le focus sur la liste', async () => {
  const backend = new TestBackend('nominal');
  backend.answer(OFFERS, ({ url }, next) => (url.endsWith('?page=2') ? Response.json({}, { status: 500 }) : next()));
  openApp('/offers', { backend });
  await expect.element(cards.first()).toBeVisible();
  await page.getByRole('link', { name: 'Page suivante' }).click();
  await expect.element(page.getByText('Chargement impossible')).toBeVisible();
  await expect.element(page.getByRole('region', { name: /^Missions, page 2/ })).toHaveFocus();
});
