import type { Page } from '@playwright/test';
import { adminAccount, createValidatedUser, openSession, signIn } from '../support/accounts';
import { createReader } from '../support/create-reader';
import { holdRequests } from '../support/hold-requests';
import { armFault, clearFaults } from '../support/mock';
import { recordCalls } from '../support/record-calls';
import { expect, test } from '../support/test';

test.afterEach(() => clearFaults());

/** Keeps the answer to GET /api/me back until the function that it gives is called. */
const holdMe = (page: Page) => holdRequests(page, '**/api/me');

const userPages = [
  ['/dashboard', ['/api/offers?per_page=3', '/api/participations?per_page=5', '/api/get/user/sold'], []],
  // Which of them have been started is only marked on cards that are there.
  ['/offers', ['/api/location', '/api/offers?page=1'], ['/api/participations?page=1&per_page=100']],
  ['/participations?page=1', ['/api/participations?page=1', '/api/get/user/sold'], []],
  ['/profile', ['/api/location'], []],
] as const;

for (const [path, reads, later] of userPages) {
  test(`${path} : ses lectures partent sans attendre de savoir qui lit, et une seule fois`, async ({ page }) => {
    await signIn(page, await createReader());
    const calls = recordCalls(page);
    const release = await holdMe(page);
    await page.goto(path);
    await expect.poll(() => calls.toSorted()).toEqual(['/api/me', ...reads].toSorted());
    // Nothing is shown to anybody before the server has said who this is.
    await expect(page.getByRole('heading')).toHaveCount(0);
    release();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
    await expect.poll(() => calls.toSorted()).toEqual(['/api/me', ...reads, ...later].toSorted());
  });
}

test('l’administration lit de même, et ne synchronise qu’une fois la session confirmée', async ({ page }) => {
  await signIn(page, await openSession(adminAccount));
  const calls = recordCalls(page);
  const release = await holdMe(page);
  await page.goto('/admin/users');
  await expect.poll(() => calls.filter((call) => call.startsWith('/api/admin/users'))).toHaveLength(4);
  expect(calls).not.toContain('/api/admin/daisycon/sync');
  release();
  await expect(page.getByRole('table')).toBeVisible();
  await expect.poll(() => calls).toContain('/api/admin/daisycon/sync');
});

test('une session morte au départ : la connexion, sans un mot', async ({ page }) => {
  const account = await createValidatedUser();
  await signIn(page, { ...account, access_token: 'un-jeton-mort' });
  const calls = recordCalls(page);
  await page.goto('/offers');
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Bon retour !' })).toBeVisible();
  expect(calls).toContain('/api/me');
  await expect(page.getByText('Votre session a expiré. Veuillez vous reconnecter.')).toHaveCount(0);
  await expect(page.getByText('Impossible de récupérer le pays')).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('une lecture refusée en 401 quand la session vit encore : l’avertissement, une fois', async ({ page }) => {
  await signIn(page, await createReader());
  await armFault({ method: 'GET', path: '/api/participations', kind: 'status', status: 401, body: { message: 'Non' } });
  await page.goto('/participations');
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Votre session a expiré. Veuillez vous reconnecter.')).toHaveCount(1);
});

test('une lecture qui échoue avant qu’on sache qui lit est dite à l’écran, et non redemandée d’office', async ({
  page,
}) => {
  await signIn(page, await createReader());
  await armFault({ method: 'GET', path: '/api/participations', kind: 'status', status: 500, times: 1 });
  const calls = recordCalls(page);
  const release = await holdMe(page);
  const failed = page.waitForResponse((response) => response.url().includes('/api/participations'));
  await page.goto('/participations');
  await failed;
  release();
  await expect(page.getByText('Chargement impossible')).toBeVisible();
  expect(calls.filter((call) => call.startsWith('/api/participations'))).toHaveLength(1);
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByText('Chargement impossible')).toHaveCount(0);
});

test('le jeton de l’un, le nom gardé de l’autre : rien de ce qui fut lu d’avance n’est montré', async ({ page }) => {
  const [reader, other] = [await createReader('Lou'), await createReader('Sacha')];
  await signIn(page, { ...reader, user: other.user });
  const calls = recordCalls(page);
  const release = await holdMe(page);
  const reads = () => calls.filter((call) => call.startsWith('/api/participations'));
  // Of this page the document itself reads nothing.
  await page.goto('/participations?page=1');
  await expect.poll(reads).toHaveLength(1);
  release();
  await expect(page.getByRole('banner')).toContainText('Lou');
  await expect(page.getByText('Sacha')).toHaveCount(0);
  await expect.poll(reads).toHaveLength(2);
});
