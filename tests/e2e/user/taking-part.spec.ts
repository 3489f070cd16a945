import { expect, type Page, test } from '@playwright/test';
import { createUser, createValidatedUser, expectToast, signIn } from '../support/accounts';
import { holdRequests } from '../support/hold-requests';
import { logOutBeforeAnswer } from '../support/log-out-before-answer';
import { armFault, clearFaults } from '../support/mock';
import { answerOutside, PARTNER } from '../support/outside';
import { recordToasts } from '../support/record-toasts';

test.afterEach(clearFaults);

/** Opens the first mission of the list by its button, and says its title. */
const openFirstMission = async (page: Page): Promise<string> => {
  await page.goto('/offers');
  const link = page.getByRole('link', { name: /^Voir les détails/ }).first();
  const title = (await link.getAttribute('aria-label'))?.replace(/^Voir les détails\s: /, '') ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  return title;
};

const takePart = (page: Page) => page.getByRole('button', { name: 'Participer à cette offre' });
const goOn = (page: Page) => page.getByRole('button', { name: 'Continuer la mission' });
const taken = (page: Page) => page.getByText('Vous participez à cette offre');

/** What the page asked the browser to open; nothing leaves this machine. */
const watchNewTabs = (page: Page, { isBlocked = false } = {}) =>
  page.addInitScript((blocked) => {
    const opened: string[] = [];
    Object.assign(window, { openedTabs: opened });
    window.open = (url) => {
      opened.push(String(url));
      return blocked ? null : window;
    };
  }, isBlocked);
const openedTabs = (page: Page) => page.evaluate(() => ('openedTabs' in window ? window.openedTabs : []));

const answerApply = (page: Page, body: object, status = 200) =>
  page.route('**/api/offers/*/apply', (route) => route.fulfill({ status, json: body }));

test('participer ouvre la mission dans un onglet coupé de celui-ci, puis la page propose de continuer', async ({
  page,
  context,
}) => {
  const account = await createValidatedUser();
  await signIn(page, account);
  await answerOutside(context, PARTNER);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/apply')) calls.push(request.headers()['x-country'] ?? '');
  });
  const title = await openFirstMission(page);
  await expect(page).toHaveTitle(`${title} · Missio`);

  const [tab] = await Promise.all([page.waitForEvent('popup'), takePart(page).dblclick()]);
  await expectToast(page, 'Participation enregistrée avec succès !');
  await expect(taken(page)).toBeVisible();
  await expect(goOn(page)).toBeFocused();
  expect(calls).toEqual(['FR']);
  await tab.waitForLoadState();
  expect(new URL(tab.url()).searchParams.get('ws')).toBe(String(account.user.id));
  expect(await tab.evaluate(() => window.opener)).toBeNull();

  const [again] = await Promise.all([page.waitForEvent('popup'), goOn(page).click()]);
  await expectToast(page, 'Redirection vers votre mission...');
  expect(new URL(again.url()).searchParams.get('ws')).toBe(String(account.user.id));

  await page.getByRole('link', { name: 'Participations', exact: true }).click();
  await expect(page).toHaveTitle('Participations · Missio');
  const row = page.getByRole('row').filter({ hasText: title });
  await expect(row).toContainText('En attente');
  await expect(row).toContainText('1€');
  await page.reload();
  await expect(row).toHaveCount(1);
});

test('un double clic lent participe une fois, même si la réponse est là avant le second clic', async ({ page }) => {
  await watchNewTabs(page);
  await signIn(page, await createValidatedUser());
  await openFirstMission(page);
  const calls: string[] = [];
  page.on('request', (request) => request.url().endsWith('/apply') && calls.push(request.method()));
  await takePart(page).click();
  await expect(goOn(page)).toBeVisible();
  // What the browser sends as the second click of a double click.
  await goOn(page).evaluate((button) => button.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 })));
  await expectToast(page, 'Participation enregistrée avec succès !');
  await goOn(page).click();
  await expectToast(page, 'Redirection vers votre mission...');
  expect(calls).toEqual(['POST', 'POST']);
  expect(await openedTabs(page)).toHaveLength(2);
});

test('un onglet bloqué laisse un lien, et un lien qui n’est pas http n’est jamais ouvert', async ({ page }) => {
  await watchNewTabs(page, { isBlocked: true });
  await signIn(page, await createValidatedUser());
  await answerApply(page, { action: 'created', deeplink: 'https://partenaire.test/?a=%20b&ws=1#f' }, 201);
  await openFirstMission(page);
  await takePart(page).click();
  const link = page.getByRole('link', { name: 'Ouvrir la mission' });
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(link).toHaveAttribute('href', /^https:\/\/partenaire\.test\/\?a=%20b&ws=\d+#f$/);

  await page.unroute('**/api/offers/*/apply');
  await answerApply(page, { action: 'continue', deeplink: 'javascript:alert(1)' });
  await goOn(page).click();
  await expectToast(page, 'Erreur lors de la participation');
  await expect(link).toHaveCount(0);
  expect(await openedTabs(page)).toHaveLength(1);
});

test('une réponse perdue en route : la page voit que c’est enregistré et propose de continuer', async ({ page }) => {
  await watchNewTabs(page);
  await signIn(page, await createValidatedUser());
  await openFirstMission(page);
  await page.route(
    '**/api/offers/*/apply',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await takePart(page).click();
  await expectToast(page, 'Erreur lors de la participation');
  await expect(taken(page)).toBeVisible();
  await expect(page.getByText('Votre participation a bien été enregistrée')).toBeVisible();
  await goOn(page).click();
  await expectToast(page, 'Redirection vers votre mission...');
});

test('ce qui est refusé se lit dans un message et reste écrit sur place', async ({ page }) => {
  await signIn(page, await createUser());
  await openFirstMission(page);
  await takePart(page).click();
  const refusal = 'Votre compte doit être validé avant de participer à une offre.';
  await expectToast(page, refusal);
  await expect(page.getByRole('main').getByText(refusal)).toBeVisible();

  await armFault({ method: 'POST', path: '/api/offers/*/apply', status: 500, body: {} });
  await takePart(page).click();
  await expect(page.getByRole('main').getByText('Erreur lors de la participation')).toBeVisible();
});

test('une offre qui n’est pas là : sur place ou de retour à la liste, selon ce que dit le serveur', async ({
  page,
}) => {
  await signIn(page, await createValidatedUser());
  const calls: string[] = [];
  page.on('request', (request) => /\/api\/offers\/\w/.test(request.url()) && calls.push(request.url()));
  for (const id of ['abc', '0', '-3', '1.5', '1e3']) {
    await page.goto(`/offers/${id}`);
    await expect(page.getByRole('heading', { name: 'Offre non trouvée' })).toBeVisible();
    await expect(page).toHaveTitle('Offre non trouvée · Missio');
  }
  await expect(page.getByText("Cette offre n'existe pas ou n'est plus disponible.")).toBeVisible();
  expect(calls).toEqual([]);

  for (const answer of [
    { status: 404, json: { message: 'Non' } },
    { status: 200, json: { success: true, data: null } },
  ]) {
    await page.route('**/api/offers/1', (route) => route.fulfill(answer), { times: 1 });
    await page.goto('/offers/1');
    await expect(page.getByRole('heading', { name: 'Offre non trouvée' })).toBeVisible();
  }

  const toasts = [
    { answer: { status: 404, json: { success: false } }, message: 'Offre non trouvée' },
    { answer: { status: 200, json: { success: false, data: [] } }, message: 'Offre non trouvée' },
    { answer: { status: 500, json: {} }, message: "Erreur lors du chargement de l'offre" },
    { answer: { status: 200, json: { success: true } }, message: "Erreur lors du chargement de l'offre" },
    { answer: { status: 200, body: 'pas du JSON' }, message: "Erreur lors du chargement de l'offre" },
  ];
  for (const { answer, message } of toasts) {
    await page.route('**/api/offers/1', (route) => route.fulfill(answer), { times: 1 });
    await page.goto('/offers/1');
    await expectToast(page, message);
    await expect(page).toHaveURL('/offers');
    await expect(page).toHaveTitle('Missions · Missio');
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
  for (const answer of [
    { status: 404, json: { message: 'Non' } },
    { status: 200, json: { success: true, data: null } },
  ]) {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(offer, async (route) => {
      await released;
      await route.fulfill(answer);
    });
    // Without the pointer's way to it, which would ask beforehand.
    await link.evaluate((element: HTMLElement) => element.click());
    await expect(page.getByRole('heading', { level: 1, name: 'Mission, chargement…' })).toBeFocused();
    release();
    await expect(page.getByRole('heading', { level: 1, name: 'Offre non trouvée' })).toBeFocused();
    await page.unroute(offer);
    // Anew: what the server said of it is not asked again so soon.
    await page.goto('/offers');
  }

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

test('qui se déconnecte pendant l’envoi n’est plus mené nulle part', async ({ page }) => {
  await watchNewTabs(page);
  const said = await recordToasts(page);
  await signIn(page, await createValidatedUser());
  await openFirstMission(page);
  const release = await holdRequests(page, '**/api/offers/*/apply');
  const answered = page.waitForResponse('**/api/offers/*/apply');
  await takePart(page).click();
  await logOutBeforeAnswer(page, () => {
    release();
    return answered;
  });
  expect((await said()).join()).not.toContain('Participation enregistrée');
  expect(await openedTabs(page)).toEqual([]);
});

test('qui se déconnecte pendant l’envoi n’apprend plus son échec', async ({ page }) => {
  const said = await recordToasts(page);
  await signIn(page, await createValidatedUser());
  await openFirstMission(page);
  await armFault({ method: 'POST', path: '/api/offers/*/apply', status: 500, body: {} });
  const release = await holdRequests(page, '**/api/offers/*/apply');
  const answered = page.waitForResponse('**/api/offers/*/apply');
  await takePart(page).click();
  await logOutBeforeAnswer(page, () => {
    release();
    return answered;
  });
  expect(await said()).toEqual(['SuccèsDéconnexion réussie']);
});
