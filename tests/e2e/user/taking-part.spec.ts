import type { Page } from '@playwright/test';
import { createValidatedUser, signIn } from '../support/accounts';
import { answerOutside, PARTNER } from '../support/answer-outside';
import { openPartner } from '../support/open-partner';
import { recordToasts } from '../support/record-toasts';
import { expect, test } from '../support/test';

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

  const tab = await openPartner(page, () => takePart(page).dblclick());
  await expect.poll(said).toEqual(['SuccèsParticipation enregistrée avec succès !']);
  await expect(taken(page)).toBeVisible();
  await expect(goOn(page)).toBeFocused();
  expect(calls).toEqual(['FR']);
  expect(new URL(tab.url()).searchParams.get('ws')).toBe(String(account.user.id));
  expect(await tab.evaluate(() => window.opener)).toBeNull();

  const again = await openPartner(page, () => goOn(page).click());
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

test('une participation renvoyée vers une page n’a pas eu lieu', async ({ page }) => {
  await signIn(page, await createValidatedUser());
  await openFirstMission(page);
  // As a server does whose session has ended: a redirect, which the browser follows with GET.
  await page.route('**/api/offers/*/apply', (route) =>
    route.fulfill({ status: 302, headers: { Location: '/login.html' } }),
  );
  const followed = page.waitForResponse('**/login.html');
  await takePart(page).click();
  expect((await followed).ok()).toBe(true);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Erreur lors de la participation');
  await expect(page.getByText('Participation enregistrée')).toHaveCount(0);
});
