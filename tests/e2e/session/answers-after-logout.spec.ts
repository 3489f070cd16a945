import { expect, test } from '@playwright/test';
import { adminAccount, openSession, signIn } from '../support/accounts';
import { gate } from '../support/gate';
import { logOutBeforeAnswer } from '../support/log-out-before-answer';
import { recordToasts } from '../support/record-toasts';

test('ce qui est répondu après la déconnexion n’est plus dit', async ({ page }) => {
  const said = await recordToasts(page);
  await signIn(page, await openSession(adminAccount));
  await page.goto('/admin/daisycon');
  await expect(page.getByRole('button', { name: 'Synchroniser les offres' })).toBeEnabled();
  const { open: answer, opened: mayAnswer } = gate();
  const paths = ['**/api/admin/daisycon/sync', '**/api/admin/daisycon/test'];
  for (const path of paths) {
    await page.route(path, async (route) => {
      await mayAnswer;
      await route.fulfill({ json: { message: 'Tout est synchronisé.' } });
    });
  }
  const answered = paths.map((path) => page.waitForResponse(path));
  await page.getByRole('button', { name: 'Synchroniser les offres' }).click();
  await page.getByRole('button', { name: 'Tester la connexion' }).click();
  await logOutBeforeAnswer(page, async () => {
    answer();
    await Promise.all(answered);
  });
  expect(await said()).toEqual(['SuccèsDéconnexion réussie']);
});
