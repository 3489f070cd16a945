import type { Page } from '@playwright/test';
import { adminAccount, camilleAccount, signIn } from '../support/accounts';
import { answerOutside, PARTNER } from '../support/answer-outside';
import { mock } from '../support/mock';
import { expect, test } from '../support/test';

const DAYS_UNTIL_ALL_IS_JUDGED = 4;

test.afterAll(async () => {
  await mock.kill();
  await mock.start();
  await mock.reset();
});

const balance = async (page: Page): Promise<number> => {
  const text = await page.getByText(/^Solde :\s+[\d\s]+€$/).innerText();
  return Number(text.replace(/\D/g, ''));
};

const countOf = async (page: Page, name: RegExp): Promise<number> => {
  const tab = page.getByRole('tab', { name });
  await expect(tab).toContainText(/\d/);
  return Number((await tab.innerText()).replace(/\D/g, ''));
};

/** Takes part in the first offer of the first page that one does not take part in yet. */
const takePartSomewhere = async (page: Page) => {
  await page.goto('/offers');
  const details = page.getByRole('link', { name: /^Voir les détails/ });
  await expect(details.first()).toBeVisible();
  const total = await details.count();
  for (let index = 0; index < total; index += 1) {
    await details.nth(index).click();
    await expect(page.getByRole('button', { name: /^(Participer à cette offre|Continuer la mission)$/ })).toBeVisible();
    if (await page.getByRole('button', { name: 'Participer à cette offre' }).isVisible()) break;
    await page.goBack();
  }
  await page.getByRole('button', { name: 'Participer à cette offre' }).click();
  await expect(page.getByText('Vous participez à cette offre')).toBeVisible();
};

test('participer, être approuvé par la synchronisation, et gagner un euro par participation', async ({
  page,
  context,
  browser,
}) => {
  await answerOutside(context, PARTNER);
  await mock.reset();
  await signIn(page, await mock.logIn(camilleAccount));
  await page.goto('/participations');
  const before = await balance(page);
  const openedBefore = await countOf(page, /^Opened/);
  await takePartSomewhere(page);
  await page.getByRole('link', { name: 'Participations', exact: true }).click();
  await expect.poll(() => countOf(page, /^Opened/)).toBe(openedBefore + 1);
  await expect(page.getByRole('row').nth(1)).toContainText('En attente');
  expect(await balance(page)).toBe(before);

  // The affiliate network takes some days to judge.
  await mock.kill();
  await mock.start({ daysLater: DAYS_UNTIL_ALL_IS_JUDGED });
  const admin = await browser.newPage();
  const adminSession = await mock.logIn(adminAccount);
  await signIn(admin, adminSession);
  await admin.request.post(`${mock.url}/api/admin/daisycon/settings`, {
    headers: { Authorization: `Bearer ${adminSession.access_token}` },
    data: { publisher_id: '1234', username: 'missio', password: 'motdepasse' },
  });
  const sync = admin.waitForResponse('**/api/admin/daisycon/sync');
  await admin.goto('/admin');
  expect((await sync).ok()).toBe(true);
  await admin.close();

  await page.reload();
  await expect.poll(() => balance(page)).toBeGreaterThan(before);
  expect(await countOf(page, /^Approved/)).toBe(await balance(page));
  expect(await countOf(page, /^Opened/)).toBeLessThanOrEqual(openedBefore);
});
