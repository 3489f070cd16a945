import { expect, onTestFinished, test, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { details, letTabsOpen } from '../support/missions';
import { openApp } from '../support/open-app';
import { TestBackend } from '../support/test-backend';
import { DESKTOP, PHONE, resize } from '../support/viewports';

const widthsOf = (parts: Locator) => parts.elements().map((part) => part.getBoundingClientRect().width);

const boxOf = (part: Locator) => part.element().getBoundingClientRect();

test('l’en-tête ne bouge pas d’une page à l’autre, quel que soit le lien courant', async () => {
  const backend = new TestBackend('nominal');
  for (const { width, height } of [DESKTOP, PHONE]) {
    await resize({ width, height });
    const places: number[][] = [];
    for (const path of ['/dashboard', '/offers', '/participations', '/profile']) {
      openApp(path, { backend });
      const links = page.getByRole('navigation', { name: 'Espace personnel' }).getByRole('listitem');
      await expect.poll(() => links.length).toBe(4);
      const current = page.getByRole('navigation', { name: 'Espace personnel' }).getByRole('link');
      await expect.poll(() => current.elements().map((link) => link.getAttribute('aria-current'))).toContain('page');
      await document.fonts.ready;
      places.push(widthsOf(links));
    }
    for (const place of places) expect(place).toEqual(places[0]);
  }
});

test('les onglets ne bougent pas quand on en change', async () => {
  openApp('/participations', { backend: new TestBackend('nominal') });
  const tabs = page.getByRole('tab');
  await expect.element(tabs.first()).toHaveTextContent(/\d/);
  const before = widthsOf(tabs);
  await tabs.last().click();
  await expect.element(tabs.last()).toHaveAttribute('aria-selected', 'true');
  expect(widthsOf(tabs)).toEqual(before);
});

test('un message ne couvre rien de la page : ni le titre, ni le bouton que l’on presse ensuite', async () => {
  const backend = new TestBackend('nominal');
  for (const { width, height } of [DESKTOP, PHONE]) {
    await resize({ width, height });
    openApp('/offers', { backend });
    letTabsOpen();
    await details.first().click();
    await page.getByRole('button', { name: /^(Participer à cette offre|Continuer la mission)$/ }).click();
    const toast = page.getByRole('region', { name: 'Notifications' }).getByRole('status');
    await toast.hover();
    expect(boxOf(toast).height).toBeGreaterThan(0);
    expect(boxOf(toast).bottom).toBeLessThanOrEqual(boxOf(page.getByRole('link', { name: 'Retour aux offres' })).top);
  }
});

/** The network comes or goes, and the browser says so. */
const connectivity = () => {
  const word = vi.spyOn(navigator, 'onLine', 'get');
  const set = (isOnline: boolean) => {
    word.mockReturnValue(isOnline);
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  };
  onTestFinished(() => {
    set(true);
    word.mockRestore();
  });
  return set;
};

test('hors connexion, tout se lit encore : l’avis a sa place au bas de la page', async () => {
  const setOnline = connectivity();
  const backend = new TestBackend('nominal');
  for (const { width, height } of [DESKTOP, PHONE]) {
    await resize({ width, height });
    openApp('/offers', { backend });
    const last = page.getByText(/^Affichage de 1 à/);
    await expect.element(last).toBeVisible();
    setOnline(false);
    const notice = page.getByRole('note').filter({ hasText: 'Vous êtes hors connexion' });
    await expect.element(notice).toBeInViewport({ ratio: 1 });
    window.scrollTo(0, document.documentElement.scrollHeight);
    expect(boxOf(last).bottom).toBeLessThanOrEqual(boxOf(notice).top);
    setOnline(true);
    await expect.element(notice).not.toBeInTheDocument();
  }
});
