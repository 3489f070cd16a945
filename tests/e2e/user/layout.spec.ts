import type { Locator, Page } from '@playwright/test';
import { camilleAccount, createValidatedUser, openSession, signIn } from '../support/accounts';
import { expect, test } from '../support/test';

const sizes = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
];

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not there');
  return box;
};

test('l’en-tête ne bouge pas d’une page à l’autre, quel que soit le lien courant', async ({ page }) => {
  await signIn(page, await openSession(camilleAccount));
  for (const size of sizes) {
    await page.setViewportSize(size);
    const places: number[][] = [];
    for (const path of ['/dashboard', '/offers', '/participations', '/profile']) {
      await page.goto(path);
      const links = page.getByRole('navigation', { name: 'Espace personnel' }).getByRole('listitem');
      await expect(links).toHaveCount(4);
      await page.evaluate(() => document.fonts.ready);
      places.push(await links.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().width)));
    }
    for (const place of places) expect(place).toEqual(places[0]);
  }
});

test('les onglets ne bougent pas quand on en change', async ({ page }) => {
  await signIn(page, await openSession(camilleAccount));
  await page.goto('/participations');
  const tabs = page.getByRole('tab');
  await expect(tabs.first()).toContainText(/\d/);
  const widths = () => tabs.evaluateAll((all) => all.map((tab) => tab.getBoundingClientRect().width));
  const before = await widths();
  await tabs.last().click();
  await expect(tabs.last()).toHaveAttribute('aria-selected', 'true');
  expect(await widths()).toEqual(before);
});

test('un message ne couvre rien de la page : ni le titre, ni le bouton que l’on presse ensuite', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => window;
  });
  await signIn(page, await createValidatedUser());
  for (const size of sizes) {
    await page.setViewportSize(size);
    await page.goto('/offers');
    await page
      .getByRole('link', { name: /^Voir les détails/ })
      .first()
      .click();
    await page.getByRole('button', { name: /^(Participer à cette offre|Continuer la mission)$/ }).click();
    const toast = page.getByRole('region', { name: 'Notifications' }).getByRole('status');
    await toast.hover();
    const { y, height } = await boxOf(toast);
    const back = await boxOf(page.getByRole('link', { name: 'Retour aux offres' }));
    expect(y + height).toBeLessThanOrEqual(back.y);
    await page.mouse.move(0, 0);
  }
});

const scrollToEnd = (page: Page) => page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));

test('hors connexion, tout se lit encore : l’avis a sa place au bas de la page', async ({ page, context }) => {
  await signIn(page, await openSession(camilleAccount));
  for (const size of sizes) {
    await page.setViewportSize(size);
    await page.goto('/offers');
    const last = page.getByText(/^Affichage de 1 à/);
    await expect(last).toBeVisible();
    await context.setOffline(true);
    const notice = page.getByRole('note').filter({ hasText: 'Vous êtes hors connexion' });
    await expect(notice).toBeInViewport({ ratio: 1 });
    await scrollToEnd(page);
    const { y, height } = await boxOf(last);
    expect(y + height).toBeLessThanOrEqual((await boxOf(notice)).y);
    await context.setOffline(false);
    await expect(notice).toHaveCount(0);
  }
});
