import { createValidatedUser, logIn, signIn } from '../support/accounts';
import { armFault, clearFaults } from '../support/mock';
import { expect, test } from '../support/test';

test.afterEach(clearFaults);

test('la session finit dans un autre onglet : la saisie de celui-ci revient aussi', async ({ page, context }) => {
  const account = await createValidatedUser({ name: 'Alix Martin' });
  await signIn(page, account);
  await page.goto('/profile');
  await page.getByLabel('Nom').fill('Alix Moreau');
  const other = await context.newPage();
  await other.goto('/participations');
  await armFault({ method: 'GET', path: '/api/offers', status: 401, body: { message: 'Non' } });
  await other.getByRole('link', { name: 'Missions', exact: true }).click();
  await expect(other).toHaveURL('/login');
  await expect(page).toHaveURL('/login');
  await logIn(page, account);
  await expect(page).toHaveURL('/profile');
  await expect(page.getByLabel('Nom')).toHaveValue('Alix Moreau');
});
