import { readdirSync } from 'node:fs';
import { clientCalls } from '../../../src/api/contract/client-calls';
import { adminAccount, openSession, signIn } from '../support/accounts';
import { answerOutside, PARTNER } from '../support/answer-outside';
import { settle } from '../support/screens';
import { expect, test } from '../support/test';

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
