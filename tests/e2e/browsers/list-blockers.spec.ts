import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { clientCalls } from '../../../src/api/contract/client-calls';
import { adminAccount, createValidatedUser, openSession, signIn } from '../support/accounts';
import { answerOutside, PARTNER } from '../support/answer-outside';
import { asOtherAdmin } from '../support/as-other-admin';
import { freshTitle } from '../support/offer-modal';
import { settle } from '../support/screens';
import { expect, test } from '../support/test';

/** As a list blocker hides links to affiliate networks: Daisycon's hosts, and the sample data's. */
const hidePartnerLinks = (page: Page) =>
  page.addInitScript(() => {
    const hosts = ['ndt5.net', 'ds1.nl', 'lt45.net', 'jf79.net', 'bdt9.net', 'partenaire.test'];
    const hidden = hosts.flatMap((host) => [`a[href^="https://${host}/"]`, `a[href*="//${host}"]`]);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`${hidden.join()} { display: none !important }`);
    document.adoptedStyleSheets = [sheet];
  });

test('un bloqueur qui cache les liens des partenaires laisse entrer dans la mission', async ({ page, context }) => {
  await hidePartnerLinks(page);
  await answerOutside(context, PARTNER);
  const account = await createValidatedUser();
  await signIn(page, account);
  await page.goto('/offers/1');
  await page.evaluate(() => {
    const { open } = window;
    // The first tab is blocked, as without a press of the user.
    window.open = () => {
      window.open = open;
      return null;
    };
  });
  await page.getByRole('button', { name: 'Participer à cette offre' }).click();
  await expect(page.getByText('Votre navigateur a bloqué l’ouverture du nouvel onglet.')).toBeVisible();
  const open = page.getByRole('main').getByText('Ouvrir la mission');
  await expect(open).toBeVisible();
  const [tab] = await Promise.all([page.waitForEvent('popup'), open.click()]);
  await tab.waitForLoadState();
  expect(new URL(tab.url()).searchParams.get('ws')).toBe(String(account.user.id));
  expect(await tab.evaluate(() => window.opener)).toBeNull();
});

test('un bloqueur laisse lire et ouvrir l’adresse du partenaire à l’administrateur', async ({ page, context }) => {
  await hidePartnerLinks(page);
  await answerOutside(context, PARTNER);
  await signIn(page, await openSession(adminAccount));
  const title = freshTitle('Mission à ouvrir');
  const deeplink = 'https://ndt5.net/c/?si=1&wi=2#f';
  await asOtherAdmin('POST', '/api/admin/offers', { title, country: 'FR', deeplink });
  await page.goto('/admin/offers');
  await page.getByRole('link', { name: `Voir ${title}` }).click();
  const modal = page.getByRole('dialog', { name: 'Détails de l’offre' });
  await expect(modal.getByText(deeplink)).toBeVisible();
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    modal.getByRole('button', { name: 'Ouvrir l’adresse' }).click(),
  ]);
  await tab.waitForLoadState();
  expect(tab.url()).toBe(deeplink);
  expect(await tab.evaluate(() => window.opener)).toBeNull();
});

/** What such lists look for in general: whole words of a path, a class or an id. */
const WORDS =
  'ads?|advert\\w*|affiliat\\w*|banners?|sponsor\\w*|promo\\w*|tracking|tracker|pixel|analytics|beacon|popup';
const LISTED = new RegExp(`(?:^|[/_.\\- ])(?:${WORDS})(?=$|[/_.\\-? ])`, 'i');

const listed = (names: Iterable<string>): string[] => [...names].filter((name) => LISTED.test(name));

test('aucun fichier, aucun appel, aucune classe ne ressemble à de la publicité', async ({ page, context }) => {
  const samples = ['/ads/a.js', 'banner-ad', 'c-affiliate', '/api/tracking/1', 'google_pixel', 'sponsored', 'popup.js'];
  expect(listed(samples)).toEqual(samples);
  expect(listed(['/api/admin/offers', 'loads', 'header', 'shadow-1', 'address', 'a-download'])).toEqual([]);

  const files = readdirSync('dist', { recursive: true, encoding: 'utf8' });
  expect(files.length).toBeGreaterThan(50);
  expect(listed(files)).toEqual([]);
  expect(listed(Object.values(clientCalls).map(({ path }) => path))).toEqual([]);

  const readNames = () =>
    page.evaluate(() => [
      ...new Set(
        [...document.querySelectorAll('*')].flatMap((element) => [
          element.id,
          ...element.classList,
          ...element.getAttributeNames().filter((name) => name.startsWith('data-')),
        ]),
      ),
    ]);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(listed(await readNames())).toEqual([]);
  await signIn(page, await openSession(adminAccount));
  await answerOutside(context, PARTNER);
  await page.goto('/admin/offers');
  await settle(page, /./);
  expect(listed(await readNames())).toEqual([]);
});
