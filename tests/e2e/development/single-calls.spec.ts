import { expect } from '@playwright/test';
import { camilleAccount, signIn } from '../support/accounts';
import { test } from './dev-server';

test('en développement, chaque lecture part une fois, et une panne armée une fois se voit', async ({
  page,
  development: { mock },
}) => {
  // A cold start compiles every file of the screen before the first one is drawn.
  test.slow();
  await signIn(page, await mock.logIn(camilleAccount));
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname + search);
  });
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Offres récentes' })).toBeVisible({ timeout: 60_000 });
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  expect(calls.toSorted()).toEqual([
    '/api/get/user/sold',
    '/api/me',
    '/api/offers?per_page=3',
    '/api/participations?per_page=5',
  ]);

  await mock.armFault({ method: 'GET', path: '/api/participations', status: 500, times: 1 });
  // Without the pointer, which would have the page read beforehand.
  await page.getByRole('link', { name: 'Participations', exact: true }).dispatchEvent('click');
  await expect(page.getByText('Chargement impossible')).toBeVisible();
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByText(/^Affichage de 1 à/)).toBeVisible();
});
