import { createValidatedUser, signIn } from '../support/accounts';
import { armFault, clearFaults } from '../support/mock';
import { expect, test } from '../support/test';

test.afterEach(() => clearFaults());

test('quitter ou recharger une page qui se charge encore ne déconnecte pas', async ({ page }) => {
  await signIn(page, await createValidatedUser());
  await armFault({ method: 'GET', path: '/api/me', kind: 'delay', delay_ms: 3000, times: 4 });
  // The call for the user is still under way when the page has loaded, and the next load cuts it off.
  for (let round = 0; round < 2; round += 1) {
    const isAsked = page.waitForRequest('**/api/me');
    await page.goto('/offers');
    await isAsked;
    await page.reload();
    expect(await page.evaluate(() => localStorage.getItem('auth_token'))).not.toBeNull();
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Missions' })).toBeVisible();
  await expect(page).toHaveURL('/offers');
});

test('qui voulait les missions lit sur la connexion pourquoi il y est, aussi après l’avoir rechargée', async ({
  page,
}) => {
  const usual = page.getByText('Reprenez vos missions où vous les avez laissées.');
  await page.goto('/login');
  await expect(usual).toBeVisible();
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Navigation principale' }).getByRole('link', { name: 'Missions' }).click();
  await expect(page).toHaveURL('/login');
  const reason = page.getByText('Connectez-vous pour voir les missions proposées.');
  await expect(reason).toBeVisible();
  await page.reload();
  await expect(reason).toBeVisible();
  await expect(usual).toHaveCount(0);

  await page.goto('/participations');
  await expect(page.getByText('Connectez-vous pour retrouver la page demandée.')).toBeVisible();
});
