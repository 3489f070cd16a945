import { camilleAccount, openSession, signIn } from '../support/accounts';
import { holdRequests } from '../support/hold-requests';
import { expect, test } from '../support/test';

test('l’onglet courant reste en vue quand les nombres arrivent, sur un téléphone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, await openSession(camilleAccount));
  const release = await holdRequests(page, '**/api/get/user/sold');
  await page.goto('/participations?status=disapproved');
  const tab = page.getByRole('tab', { name: /^Disapproved/ });
  await expect(tab).toBeInViewport({ ratio: 0.95 });
  release();
  await expect(tab).toHaveText(/\d/);
  await expect(tab).toBeInViewport({ ratio: 0.95 });
});

test('de retour d’un onglet, le focus est sur celui dont on voit la liste', async ({ page }) => {
  await signIn(page, await openSession(camilleAccount));
  await page.goto('/participations');
  const tab = (name: RegExp) => page.getByRole('tab', { name });
  await tab(/^Toutes/).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL('/participations?status=opened');
  await tab(/^Approved/).click();
  await expect(page).toHaveURL('/participations?status=approved');
  await page.goBack();
  await expect(tab(/^Opened/)).toHaveAttribute('aria-selected', 'true');
  await expect(tab(/^Opened/)).toBeFocused();
  await page.goBack();
  await expect(tab(/^Toutes/)).toHaveAttribute('aria-selected', 'true');
  await expect(tab(/^Toutes/)).toBeFocused();
});
