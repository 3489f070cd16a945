import type { BrowserContext, Page } from '@playwright/test';
import { createValidatedUser, expectToast, signIn } from '../support/accounts';
import { answerOutside, PARTNER } from '../support/answer-outside';
import { holdRequests } from '../support/hold-requests';
import { armFault, clearFaults } from '../support/mock';
import { expect, test } from '../support/test';

/* Safari opens a tab only in the press: « Participer » opens a blank one there, which waits for the address. */

const APPLY = '**/api/offers/*/apply';
const takePart = (page: Page) => page.getByRole('button', { name: 'Participer à cette offre' });

test.beforeEach(async ({ page, context }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'vendor', { value: 'Apple Computer, Inc.' }));
  await answerOutside(context, PARTNER);
});

test.afterEach(clearFaults);

const openMission = async (page: Page) => {
  const account = await createValidatedUser();
  await signIn(page, account);
  await page.goto('/offers/2');
  await expect(takePart(page)).toBeVisible();
  return account.user;
};

/** Presses « Participer », whose answer is held back. */
const pressAndWait = async (page: Page) => {
  const user = await openMission(page);
  const release = await holdRequests(page, APPLY);
  const [tab] = await Promise.all([page.waitForEvent('popup'), takePart(page).dblclick()]);
  return { user, release, tab };
};

const expectOnlyTab = (context: BrowserContext) => expect.poll(() => context.pages().length).toBe(1);

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

test('l’onglet se ferme quand la participation échoue, ou n’a pas de lien à ouvrir', async ({ page, context }) => {
  await openMission(page);
  const pressAndSeeItClose = async (button: string) => {
    const [tab] = await Promise.all([page.waitForEvent('popup'), page.getByRole('button', { name: button }).click()]);
    if (!tab.isClosed()) await tab.waitForEvent('close');
    await expectOnlyTab(context);
  };
  await armFault({ method: 'POST', path: '/api/offers/*/apply', status: 500, body: {}, times: 1 });
  await pressAndSeeItClose('Participer à cette offre');
  await expect(page.getByRole('main').getByText('Erreur lors de la participation')).toBeVisible();
  for (const deeplink of ['javascript:alert(1)', null]) {
    await page.route(APPLY, (route) => route.fulfill({ json: { action: 'continue', deeplink } }), { times: 1 });
    await pressAndSeeItClose(deeplink ? 'Participer à cette offre' : 'Continuer la mission');
    await expect(page.getByText('le lien de cette mission n’est pas disponible')).toBeVisible();
  }
});

const waysToLeave: [way: string, leave: (page: Page) => Promise<unknown>][] = [
  ['va ailleurs', (page) => page.getByRole('link', { name: 'Profil' }).click()],
  ['se déconnecte', (page) => page.getByRole('button', { name: 'Déconnexion' }).click()],
  ['recharge la page', (page) => page.reload()],
];

for (const [way, leave] of waysToLeave) {
  test(`l’onglet se ferme dès que l’on ${way}, sans attendre la réponse`, async ({ page, context }) => {
    const { release, tab } = await pressAndWait(page);
    await Promise.all([tab.waitForEvent('close'), leave(page)]);
    await expectOnlyTab(context);
    release();
  });
}

test('un onglet bloqué, ou fermé trop tôt, laisse le bouton qui ouvre la mission', async ({ page, context }) => {
  /** Blocks this many tabs. */
  const block = (times: number) =>
    page.evaluate((left) => {
      const { open } = window;
      window.open = (...parts) => {
        left -= 1;
        return left < 0 ? open(...parts) : null;
      };
    }, times);
  const isBlocked = () =>
    expect(page.getByText('Votre navigateur a bloqué l’ouverture du nouvel onglet.')).toBeVisible();
  const { user, release, tab } = await pressAndWait(page);
  await block(1);
  await tab.close();
  release();
  await isBlocked();

  await page.reload();
  await block(2);
  await page.getByRole('button', { name: 'Continuer la mission' }).click();
  await isBlocked();
  await expectOnlyTab(context);
  const open = page.getByRole('button', { name: 'Ouvrir la mission' });
  const [mission] = await Promise.all([page.waitForEvent('popup'), open.click()]);
  await mission.waitForLoadState();
  expect(new URL(mission.url()).searchParams.get('ws')).toBe(String(user.id));
});
