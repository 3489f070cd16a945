import { adminAccount, signIn } from '../support/accounts';
import { armFault, clearFaults, mock } from '../support/mock';
import { saveCredentials } from '../support/save-credentials';
import { expect, resetMockAround, test } from '../support/test';

// The network's credentials belong to the platform, not to an account.
resetMockAround();
test.afterEach(clearFaults);

test('une synchronisation dit ce qu’elle a changé, et ne dépend pas de ces lectures', async ({ page }) => {
  await signIn(page, await mock.logIn(adminAccount));
  await page.goto('/admin/daisycon');
  const syncCard = page.getByRole('region', { name: 'Synchronisation' });
  const panel = page.getByRole('region', { name: 'Ce qui a changé' });
  await expect(panel.getByText('Rien à comparer pour le moment')).toBeVisible();
  await saveCredentials(page, { username: 'missio-editeur', password: 'motdepasse' });
  await expect(page.getByLabel('Mot de passe', { exact: true })).toHaveValue('');

  await armFault({ method: 'GET', path: '/api/admin/offers', status: 500, times: 1 });
  await page.getByRole('button', { name: 'Synchroniser les offres' }).click();
  await expect(syncCard.getByText('Jamais')).toHaveCount(0);
  await expect(syncCard.getByRole('alert')).toHaveCount(0);
  await panel.getByRole('button', { name: 'Réessayer' }).click();

  const missions = panel.getByRole('row', { name: /^Missions/ });
  await expect(missions).toContainText(/60\s*62\s*\+.2/);
  const added = panel.getByText('Nouvelles missions').locator('xpath=following-sibling::dd');
  await expect(added).toHaveText(/^2/);

  await page.reload();
  await expect(missions).toContainText(/60\s*62\s*\+.2/);
});
