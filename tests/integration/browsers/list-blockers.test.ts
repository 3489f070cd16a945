import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openTabsInFrames } from '../support/frame-tabs';
import { openApp } from '../support/open-app';
import { TestBackend } from '../support/test-backend';

/** As a list blocker hides links to affiliate networks: Daisycon's hosts, and the sample data's. */
beforeEach(() => {
  const hosts = ['ndt5.net', 'ds1.nl', 'lt45.net', 'jf79.net', 'bdt9.net', 'partenaire.test'];
  const hidden = hosts.flatMap((host) => [`a[href^="https://${host}/"]`, `a[href*="//${host}"]`]);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`${hidden.join()} { display: none !important }`);
  document.adoptedStyleSheets = [sheet];
  return () => {
    document.adoptedStyleSheets = [];
  };
});

test('un bloqueur qui cache les liens des partenaires laisse entrer dans la mission', async () => {
  const backend = new TestBackend('visiteur');
  const session = await backend.createValidatedUser();
  openApp('/offers/1', { backend, session });
  const tabs = openTabsInFrames();
  // The first tab is blocked, as without a press of the user.
  tabs.block(1);
  await page.getByRole('button', { name: 'Participer à cette offre' }).click();
  await expect.element(page.getByText('Votre navigateur a bloqué l’ouverture du nouvel onglet.')).toBeVisible();
  const open = page.getByRole('main').getByText('Ouvrir la mission');
  await expect.element(open).toBeVisible();
  await open.click();
  await expect.poll(tabs.left).toBe(1);
  expect(new URL(tabs.last().url).searchParams.get('ws')).toBe(String(session.user.id));
  expect(tabs.last().page.opener).toBeNull();
});

test('un bloqueur laisse lire et ouvrir l’adresse du partenaire à l’administrateur', async () => {
  const backend = new TestBackend('admin');
  const title = 'Mission à ouvrir';
  const deeplink = 'https://ndt5.net/c/?si=1&wi=2#f';
  await backend.asOtherAdmin('POST', '/api/admin/offers', { title, country: 'FR', deeplink });
  openApp('/admin/offers', { backend });
  const tabs = openTabsInFrames();
  await page.getByRole('link', { name: `Voir ${title}` }).click();
  const modal = page.getByRole('dialog', { name: 'Détails de l’offre' });
  await expect.element(modal.getByText(deeplink)).toBeVisible();
  await modal.getByRole('button', { name: 'Ouvrir l’adresse' }).click();
  await expect.poll(tabs.left).toBe(1);
  expect(tabs.last().url).toBe(deeplink);
  expect(tabs.last().page.opener).toBeNull();
});
