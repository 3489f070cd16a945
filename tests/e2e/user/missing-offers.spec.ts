import type { Page } from '@playwright/test';
import { createValidatedUser, expectToast, signIn } from '../support/accounts';
import { gate } from '../support/gate';
import { expect, test } from '../support/test';

/* One answer of each kind: `offer-outcome.test.ts` has them all. */

const takePart = (page: Page) => page.getByRole('button', { name: 'Participer à cette offre' });

test('une offre qui n’est pas là : sur place ou de retour à la liste, selon ce que dit le serveur', async ({
  page,
}) => {
  await signIn(page, await createValidatedUser());
  const calls: string[] = [];
  page.on('request', (request) => /\/api\/offers\/\w/.test(request.url()) && calls.push(request.url()));
  await page.goto('/offers/1e3');
  await expect(page.getByRole('heading', { name: 'Offre non trouvée' })).toBeVisible();
  await expect(page).toHaveTitle('Offre non trouvée · Missio');
  await expect(page.getByText("Cette offre n'existe pas ou n'est plus disponible.")).toBeVisible();
  expect(calls).toEqual([]);

  await page.route('**/api/offers/1', (route) => route.fulfill({ status: 404, json: { message: 'Non' } }));
  await page.goto('/offers/1');
  await expect(page.getByRole('heading', { name: 'Offre non trouvée' })).toBeVisible();
  await page.unroute('**/api/offers/1');

  const toasts = [
    { answer: { status: 200, json: { success: false, data: [] } }, message: 'Offre non trouvée' },
    { answer: { status: 200, body: 'pas du JSON' }, message: "Erreur lors du chargement de l'offre" },
  ];
  for (const { answer, message } of toasts) {
    await page.route('**/api/offers/1', (route) => route.fulfill(answer));
    await page.goto('/offers/1', { waitUntil: 'commit' });
    await expectToast(page, message);
    await expect(page).toHaveURL('/offers');
    await expect(page).toHaveTitle('Missions · Missio');
    await page.unroute('**/api/offers/1');
  }
});

test('une offre qui se révèle introuvable : le focus du titre qui attendait passe à celui qui vient', async ({
  page,
}) => {
  await signIn(page, await createValidatedUser());
  await page.goto('/offers');
  const offer = /\/api\/offers\/\d+$/;
  const link = page.getByRole('link', { name: /^Voir les détails/ }).first();
  await expect(link).toBeVisible();
  const { open: release, opened: released } = gate();
  await page.route(offer, async (route) => {
    await released;
    await route.fulfill({ status: 200, json: { success: true, data: null } });
  });
  // Without the pointer's way to it, which would ask beforehand.
  await link.evaluate((element: HTMLElement) => element.click());
  await expect(page.getByRole('heading', { level: 1, name: 'Mission, chargement…' })).toBeFocused();
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Offre non trouvée' })).toBeFocused();
  await page.unroute(offer);

  // A page that is opened by its address keeps the browser's own start.
  await page.route(offer, (route) => route.fulfill({ status: 404, json: { message: 'Non' } }));
  await page.goto('/offers/1');
  await expect(page.getByRole('heading', { level: 1, name: 'Offre non trouvée' })).toBeVisible();
  await expect(page.locator('body')).toBeFocused();
});

test('une offre qui a échoué se demande de nouveau : la réponse d’avant ne renvoie plus à la liste', async ({
  page,
}) => {
  await signIn(page, await createValidatedUser());
  await page.goto('/offers');
  const links = page.getByRole('link', { name: /^Voir les détails/ });
  const offer = /\/api\/offers\/\d+$/;
  for (const [place, answer, message] of [
    [0, { status: 500, json: {} }, "Erreur lors du chargement de l'offre"],
    [1, { status: 200, json: { success: false } }, 'Offre non trouvée'],
  ] as const) {
    const link = links.nth(place);
    await page.route(offer, (route) => route.fulfill(answer));
    // Without the pointer's way to it, which would ask beforehand.
    await link.evaluate((element: HTMLElement) => element.click());
    await expectToast(page, message);
    await expect(page).toHaveURL('/offers');
    await page.unroute(offer);
    await link.evaluate((element: HTMLElement) => element.click());
    await expect(takePart(page)).toBeVisible();
    await page.getByRole('link', { name: 'Retour aux offres' }).click();
    await expect(page).toHaveURL('/offers');
  }
});

test('d’une offre qui échoue on revient à la page de la liste d’où l’on venait, et « Précédent » la quitte', async ({
  page,
}) => {
  await signIn(page, await createValidatedUser());
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Missions', exact: true }).first().click();
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page.getByText(/^Affichage de 1[0-9] à /)).toBeVisible();
  await page.route(/\/api\/offers\/\d+$/, (route) => route.fulfill({ status: 500, json: {} }));
  const link = page.getByRole('link', { name: /^Voir les détails/ }).nth(1);
  await link.press('Enter');
  await expectToast(page, "Erreur lors du chargement de l'offre");
  await expect(page).toHaveURL('/offers?page=2');
  await expect(link).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/offers');
  await page.goBack();
  await expect(page).toHaveURL('/dashboard');
});

for (const [answer, title] of [
  [{ status: 404, json: { message: 'Non' } }, 'Offre non trouvée'],
  [{ status: 200, json: { success: false } }, 'Missions'],
  [{ status: 500, json: { success: false } }, null],
] as const) {
  test(`une mission déjà lue, puis ${JSON.stringify(answer)}`, async ({ page }) => {
    await page.clock.install();
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await signIn(page, await createValidatedUser());
    await page.goto('/offers');
    const link = page.getByRole('link', { name: /^Voir les détails/ }).first();
    await link.click();
    await expect(takePart(page)).toBeVisible();
    const mission = await page.getByRole('heading', { level: 1 }).innerText();
    await page.getByRole('link', { name: 'Retour aux offres' }).click();
    await expect(link).toBeVisible();
    await page.clock.fastForward('01:00');
    const offer = /\/api\/offers\/\d+$/;
    await page.route(offer, (route) => route.fulfill(answer));
    const answered = page.waitForResponse(offer);
    await link.evaluate((element: HTMLElement) => element.click());
    await (await answered).finished();
    const heading = page.getByRole('heading', { level: 1, name: title ?? mission });
    await expect(heading).toBeVisible();
    if (title === 'Offre non trouvée') await expect(heading).toBeFocused();
    await expect(takePart(page)).toHaveCount(title === null ? 1 : 0);
    if (title !== null) return;
    await takePart(page).click();
    await expect(page.getByText('Vous participez à cette offre')).toBeVisible();
  });
}
