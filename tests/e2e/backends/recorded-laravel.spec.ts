import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { preview } from 'vite';
import { startPlainLaravel } from '../../contract/support/plain-laravel';
import { SITE_MOCK_PORT } from '../ports';
import { camilleAccount, logIn } from '../support/accounts';
import { answerOutside, PARTNER } from '../support/answer-outside';
import { baseTest as test } from '../support/base-test';
import { openPartner } from '../support/open-partner';
import { OwnMock } from '../support/own-mock';

/* A real backend behind the mock server: recorded while the app is used, replayed without it, and compared. */

/** The preview of the build, before a mock server that is started again in other ways. */
const startApp = async (apiOrigin: string) => {
  const former = process.env.API_ORIGIN;
  process.env.API_ORIGIN = apiOrigin;
  const server = await preview({ logLevel: 'warn', preview: { host: '127.0.0.1', port: 0 } });
  process.env.API_ORIGIN = former;
  const address = server.httpServer.address();
  if (!address || typeof address === 'string') throw new Error('The preview has no port');
  return { url: `http://127.0.0.1:${address.port}`, close: () => server.close() };
};

/** From the login to a new participation: the same for the backend and for its recording. */
const takePart = async (page: Page, app: string, account: { email: string; password: string }): Promise<string> => {
  await page.goto(`${app}/login`);
  await logIn(page, account);
  const greeting = page.getByRole('heading', { level: 1, name: /^Bonjour/ });
  await expect(greeting).toBeVisible();
  await page.goto(`${app}/offers/33`);
  const tab = await openPartner(page, () => page.getByRole('button', { name: 'Participer à cette offre' }).click());
  await tab.close();
  await expect(page.getByText('Vous participez à cette offre')).toBeVisible();
  await page.getByRole('link', { name: 'Participations', exact: true }).click();
  await expect(page.getByRole('row', { name: /Mission 33/ })).toBeVisible();
  await page.goto(`${app}/dashboard`);
  return (await greeting.textContent()) ?? '';
};

test('un Laravel ordinaire est enregistré, rejoué sans réseau, et comparé', async ({ page, context }) => {
  const recordings = mkdtempSync(join(tmpdir(), 'missio-recordings-'));
  const mock = new OwnMock(SITE_MOCK_PORT);
  const app = await startApp(mock.url);
  const inRecordings = ['--recordings', recordings];
  await answerOutside(context, PARTNER);
  try {
    await test.step('enregistré', async () => {
      const laravel = await startPlainLaravel();
      await mock.start({ more: ['--record', laravel.url, '--record-name', 'journee', ...inRecordings] });
      expect(await takePart(page, app.url, laravel.user)).toContain('Noël');
      await page.goto(`${mock.url}/__mock/ui`);
      await expect(page.getByRole('region', { name: 'Enregistrement' })).toContainText('« enregistre-journee »');
      await expect.poll(() => readFileSync(join(recordings, 'enregistre-journee.json'), 'utf8')).toContain('"write":1');
      await mock.kill();
      await laravel.stop();
    });

    await test.step('rejoué', async () => {
      await mock.start({ more: ['--scenario', 'enregistre-journee', ...inRecordings] });
      await context.clearCookies();
      await page.goto(`${app.url}/faq`);
      await page.evaluate(() => localStorage.clear());
      expect(await takePart(page, app.url, camilleAccount)).not.toContain('Noël');
      await mock.kill();
    });

    await test.step('comparé', async () => {
      const laravel = await startPlainLaravel();
      const more = ['--shadow', laravel.url, '--shadow-email', laravel.user.email];
      await mock.start({ more, env: { MISSIO_SHADOW_PASSWORD: laravel.user.password } });
      const session = await mock.enter('nominal');
      const headers = { authorization: `Bearer ${session?.access_token}` };
      await page.request.get(`${mock.url}/api/me`, { headers });
      await page.goto(`${mock.url}/__mock/ui`);
      const comparison = page.getByRole('region', { name: 'Comparaison' });
      const row = comparison.getByRole('row', {
        name: /GET \/api\/me forme lu quand même user\.validated boolean number/,
      });
      await expect(row).toBeVisible();
      await row.getByRole('link').click();
      await expect(page).toHaveURL(/\/__mock\/docs#call-me$/);
      await expect(page.locator('#call-me')).toHaveText('GET /api/me');
      await mock.kill();
      await laravel.stop();
    });
  } finally {
    await app.close();
    await mock.close();
    rmSync(recordings, { recursive: true });
  }
});
