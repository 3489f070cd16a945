import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { createUser, createValidatedUser, expectToast, signIn } from '../support/accounts';
import { answerOutside, PARTNER } from '../support/answer-outside';
import { gate } from '../support/gate';
import { holdRequests } from '../support/hold-requests';
import { logOutBeforeAnswer } from '../support/log-out-before-answer';
import { armFault, clearFaults } from '../support/mock';
import { recordToasts } from '../support/record-toasts';
import { expect, test } from '../support/test';

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
  const said = await recordToasts(page);
  const title = await openFirstMission(page);
  await expect(page).toHaveTitle(`${title} · Missio`);

  const [tab] = await Promise.all([page.waitForEvent('popup'), takePart(page).dblclick()]);
  await expect.poll(said).toEqual(['SuccèsParticipation enregistrée avec succès !']);
  await expect(taken(page)).toBeVisible();
  await expect(goOn(page)).toBeFocused();
  expect(calls).toEqual(['FR']);
  await tab.waitForLoadState();
  expect(new URL(tab.url()).searchParams.get('ws')).toBe(String(account.user.id));
  expect(await tab.evaluate(() => window.opener)).toBeNull();

  const [again] = await Promise.all([page.waitForEvent('popup'), goOn(page).click()]);
  await expect.poll(said).toContain('InfoRedirection vers votre mission...');
  expect(new URL(again.url()).searchParams.get('ws')).toBe(String(account.user.id));

  await page.getByRole('link', { name: 'Participations', exact: true }).click();
  await expect(page).toHaveTitle('Participations · Missio');
  const row = page.getByRole('row').filter({ hasText: title });
  await expect(row).toContainText('En attente');
  await expect(row).toContainText('1€');
  await page.reload();
  await expect(row).toHaveCount(1);
});

test('une liste lue avant la participation ne la cache pas', async ({ page }) => {
  await watchNewTabs(page);
  await signIn(page, await createValidatedUser());
  await openFirstMission(page);
  await expect(takePart(page)).toBeVisible();
  const { open: answerRead, opened: mayAnswerRead } = gate();
  const { open: noteRead, opened: isRead } = gate();
  await page.route(
    /\/api\/participations$/,
    async (route) => {
      const response = await route.fetch();
      noteRead();
      await mayAnswerRead;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  await armFault({ method: 'POST', path: '/api/offers/*/apply', status: 500, body: {}, times: 1 });
  await takePart(page).click();
  await isRead;
  const applied = page.waitForResponse((response) => response.url().endsWith('/apply') && response.ok());
  await takePart(page).click();
  await applied;
  await expect(taken(page)).toBeVisible();
  answerRead();
  await expect(page.getByText('En attente', { exact: true })).toBeVisible();
});

test('un double clic lent participe une fois, même si la réponse est là avant le second clic', async ({ page }) => {
  await watchNewTabs(page);
  const said = await recordToasts(page);
  await signIn(page, await createValidatedUser());
  await openFirstMission(page);
  const calls: string[] = [];
  page.on('request', (request) => request.url().endsWith('/apply') && calls.push(request.method()));
  await takePart(page).click();
  await expect(goOn(page)).toBeVisible();
  // What the browser sends as the second click of a double click.
  await goOn(page).evaluate((button) => button.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 })));
  await expect.poll(said).toEqual(['SuccèsParticipation enregistrée avec succès !']);
  await goOn(page).click();
  await expect.poll(said).toContain('InfoRedirection vers votre mission...');
  expect(calls).toEqual(['POST', 'POST']);
  expect(await openedTabs(page)).toHaveLength(2);
});

test('un onglet bloqué laisse un bouton, et un lien qui n’est pas http n’est jamais ouvert', async ({ page }) => {
  await watchNewTabs(page, { isBlocked: true });
  await signIn(page, await createValidatedUser());
  await answerApply(page, { action: 'created', deeplink: 'https://partenaire.test/?a=%20b&ws=1#f' }, 201);
  await openFirstMission(page);
  await takePart(page).click();
  const open = page.getByRole('button', { name: 'Ouvrir la mission' });
  await open.focus();
  await page.keyboard.press('Enter');
  const mission = expect.stringMatching(/^https:\/\/partenaire\.test\/\?a=%20b&ws=\d+#f$/);
  expect(await openedTabs(page)).toEqual([mission, mission]);

  await page.unroute('**/api/offers/*/apply');
  await answerApply(page, { action: 'continue', deeplink: 'javascript:alert(1)' });
  await goOn(page).click();
  await expectToast(page, 'Erreur lors de la participation');
  await expect(open).toHaveCount(0);
  expect(await openedTabs(page)).toHaveLength(2);
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

test('continuer dont la réponse se perd laisse l’erreur sur place, et ne dit rien d’enregistré', async ({ page }) => {
  await watchNewTabs(page);
  await signIn(page, await createValidatedUser());
  await openFirstMission(page);
  await takePart(page).click();
  await expectToast(page, 'Participation enregistrée avec succès !');
  await page.reload();
  // Known from the list, then from this page's own call.
  for (const kind of ['drop', 'garbage'] as const) {
    await armFault({ method: 'POST', path: '/api/offers/*/apply', kind, times: 1 });
    await goOn(page).click();
    await expect(page.getByRole('main').getByText('Erreur lors de la participation')).toBeVisible();
    await expect(page.getByText('Votre participation a bien été enregistrée')).toHaveCount(0);
    await goOn(page).click();
    await expectToast(page, 'Redirection vers votre mission...');
    await expect(page.getByRole('main').getByText('Erreur lors de la participation')).toHaveCount(0);
  }
});

test('ce qui est refusé se lit dans un message et reste écrit sur place', async ({ page }) => {
  await signIn(page, await createValidatedUser());
  await openFirstMission(page);
  const refusal = 'Cette mission est complète.';
  await answerApply(page, { message: refusal }, 403);
  await takePart(page).click();
  await expectToast(page, refusal);
  await expect(page.getByRole('main').getByText(refusal)).toBeVisible();

  await page.unroute('**/api/offers/*/apply');
  await armFault({ method: 'POST', path: '/api/offers/*/apply', status: 500, body: {} });
  await takePart(page).click();
  await expect(page.getByRole('main').getByText('Erreur lors de la participation')).toBeVisible();
});

test('un compte en attente lit pourquoi il ne peut pas encore participer, et rien n’est envoyé', async ({ page }) => {
  await signIn(page, await createUser());
  await openFirstMission(page);
  const sent: string[] = [];
  page.on('request', (request) => request.url().endsWith('/apply') && sent.push(request.url()));
  await expect(takePart(page)).toBeDisabled();
  await expect(takePart(page)).toHaveAccessibleDescription(/Compte en attente de validation.*Un email vous préviendra/);
  await takePart(page).focus();
  await page.keyboard.press('Enter');
  await takePart(page).click({ force: true });
  await expect(page.getByRole('main').getByRole('note')).toContainText('dès que notre équipe aura validé votre compte');
  expect(sent).toEqual([]);
});

test('une mission dit ce qu’il y a à faire, et où en est la participation', async ({ page }) => {
  await watchNewTabs(page);
  await signIn(page, await createValidatedUser());
  const tasks: { description: string; image_url: string | null } = {
    description: 'Créez un compte.\nGardez-le <b>sept jours</b>.',
    image_url: null,
  };
  await page.route(/\/api\/offers\/\d+$/, async (route) => {
    const response = await route.fetch();
    const body = v.parse(v.looseObject({ data: v.looseObject({}) }), await response.json());
    await route.fulfill({ response, json: { ...body, data: { ...body.data, ...tasks } } });
  });
  await openFirstMission(page);
  const task = page.getByRole('region', { name: 'Ce que vous avez à faire' });
  await expect(task).toHaveText('Ce que vous avez à faireCréez un compte.\nGardez-le <b>sept jours</b>.');
  await expect(page.locator('main img')).toHaveCount(0);
  await expect(page.getByRole('listitem').filter({ hasText: /^Fait\s:/ })).toHaveCount(0);

  await takePart(page).click();
  await expect(page.getByRole('main').getByText('En attente')).toBeVisible();
  await expect(page.getByText(/^Depuis le \d+/)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: /^Fait\s:\sParticipez/ })).toBeVisible();
  await page.getByRole('link', { name: 'Suivre ma participation' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Participations' })).toBeVisible();

  // The picture keeps its place when it cannot be had, and is asked for by https only.
  for (const [image_url, requests] of [
    ['http://partenaire.test/image.png', ['https://partenaire.test/image.png']],
    ['javascript:alert(1)', []],
  ] as const) {
    tasks.image_url = image_url;
    tasks.description = ' ';
    const asked: string[] = [];
    await page.route(/partenaire\.test/, (route) => {
      asked.push(route.request().url());
      return route.abort();
    });
    await openFirstMission(page);
    await expect(page.getByRole('heading', { name: 'Comment ça marche ?' })).toBeVisible();
    await expect.poll(() => asked).toEqual(requests);
    await expect(page.locator('main img')).toHaveCount(0);
    await expect(task).toHaveCount(0);
    await page.unroute(/partenaire\.test/);
  }
});

/** Takes part, logs out before the answer, and returns the toasts. */
const takePartAndLogOut = async (page: Page): Promise<string[]> => {
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
  return said();
};

test('qui se déconnecte pendant l’envoi n’est plus mené nulle part', async ({ page }) => {
  await watchNewTabs(page);
  expect(await takePartAndLogOut(page)).toEqual(['SuccèsDéconnexion réussie']);
  expect(await openedTabs(page)).toEqual([]);
});

test('qui se déconnecte pendant l’envoi n’apprend plus son échec', async ({ page }) => {
  await armFault({ method: 'POST', path: '/api/offers/*/apply', status: 500, body: {} });
  expect(await takePartAndLogOut(page)).toEqual(['SuccèsDéconnexion réussie']);
});

for (const isFirstRead of [false, true]) {
  const since = isFirstRead ? 'dès l’arrivée' : 'après coup';
  test(`une participation enregistrée, dont le statut ne se lit pas ${since}, le dit et se relit`, async ({ page }) => {
    await watchNewTabs(page);
    await signIn(page, await createValidatedUser());
    const fail = () => armFault({ method: 'GET', path: '/api/participations', status: 500, times: 9 });
    if (isFirstRead) await fail();
    await openFirstMission(page);
    await expect(takePart(page)).toBeVisible();
    if (!isFirstRead) await fail();
    await takePart(page).click();
    await expect(taken(page)).toBeVisible();
    await expect(page.getByText(/^Chargement impossible\s: le statut de votre participation/)).toBeVisible();
    await expect(page.getByText('Chargement…')).toHaveCount(0);
    // Another failure leaves the button, and the focus on it.
    const retry = page.getByRole('button', { name: 'Réessayer' });
    const failedAgain = page.waitForResponse('**/api/participations');
    await retry.press('Enter');
    await (await failedAgain).finished();
    await expect(retry).toBeFocused();
    await clearFaults();
    await retry.press('Enter');
    await expect(page.getByRole('main').getByText('En attente', { exact: true })).toBeVisible();
    await expect(page.getByText('Chargement impossible')).toHaveCount(0);
  });
}

test('une participation renvoyée vers une page n’a pas eu lieu', async ({ page }) => {
  await signIn(page, await createValidatedUser());
  await openFirstMission(page);
  // As a server does whose session has ended: a redirect, which the browser follows with GET.
  await page.route('**/api/offers/*/apply', (route) =>
    route.fulfill({ status: 302, headers: { Location: '/login.html' } }),
  );
  const followed = page.waitForResponse('**/login.html');
  await page.getByRole('button', { name: 'Participer à cette offre' }).click();
  expect((await followed).ok()).toBe(true);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Erreur lors de la participation');
  await expect(page.getByText('Participation enregistrée')).toHaveCount(0);
});

test('une participation que la liste ne porte pas encore ne laisse rien en chargement', async ({ page }) => {
  await watchNewTabs(page);
  await signIn(page, await createValidatedUser());
  await answerApply(page, { action: 'created', deeplink: 'https://partenaire.test/' }, 201);
  await openFirstMission(page);
  const reread = page.waitForResponse('**/api/participations');
  await takePart(page).click();
  await (await reread).finished();
  await expect(goOn(page)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Suivre ma participation' })).toBeVisible();
  await expect(page.getByRole('main').getByText('Chargement…')).toHaveCount(0);
});
