import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { details, goOn, taken, takePart } from '../support/missions';
import { type OpenedApp, openApp } from '../support/open-app';
import { TestBackend } from '../support/test-backend';

const SYNC = '/api/admin/daisycon/sync';
const DAYS_UNTIL_ALL_IS_JUDGED = 4;

const numberIn = ({ textContent }: Element): number => Number(textContent.replace(/\D/g, ''));

const balance = () => numberIn(page.getByText(/^Solde :\s+[\d\s]+€$/).element());

const countOf = async (name: RegExp): Promise<number> => {
  const tab = page.getByRole('tab', { name });
  await expect.element(tab).toHaveTextContent(/\d/);
  return numberIn(tab.element());
};

/** Takes part in the first offer of the first page that one does not take part in yet. */
const takePartSomewhere = async (app: OpenedApp) => {
  await expect.element(details.first()).toBeVisible();
  const total = details.length;
  for (let index = 0; index < total; index += 1) {
    await details.nth(index).click();
    await expect.element(takePart.or(goOn)).toBeVisible();
    if (takePart.query()) break;
    app.goBack();
  }
  await takePart.click();
  await expect.element(taken).toBeVisible();
};

test('participer, être approuvé par la synchronisation, et gagner un euro par participation', async () => {
  const backend = new TestBackend('nominal');
  const session = await backend.logIn('camille');
  const app = openApp('/participations', { backend, session });
  await expect.poll(balance).toBeGreaterThan(0);
  const before = balance();
  const openedBefore = await countOf(/^Opened/);
  app.goTo('/offers');
  await takePartSomewhere(app);
  await page.getByRole('link', { name: 'Participations', exact: true }).click();
  await expect.poll(() => countOf(/^Opened/)).toBe(openedBefore + 1);
  await expect.element(page.getByRole('row').nth(1)).toHaveTextContent('En attente');
  expect(balance()).toBe(before);

  // The affiliate network takes some days to judge.
  backend.letDaysPass(DAYS_UNTIL_ALL_IS_JUDGED);
  const credentials = { publisher_id: '1234', username: 'missio', password: 'motdepasse' };
  await backend.asOtherAdmin('POST', '/api/admin/daisycon/settings', credentials);
  const synced: number[] = [];
  backend.answer(SYNC, async (_, next) => {
    const response = await next();
    synced.push(response.status);
    return response;
  });
  openApp('/admin', { backend, session: await backend.logIn('admin') });
  await expect.poll(() => synced).toEqual([200]);

  openApp('/participations', { backend, session });
  await expect.poll(balance).toBeGreaterThan(before);
  expect(await countOf(/^Approved/)).toBe(balance());
  expect(await countOf(/^Opened/)).toBeLessThanOrEqual(openedBefore);
});
