import { adminAccount, createUser, openSession, signIn } from '../support/accounts';
import { gate } from '../support/gate';
import { logOutBeforeAnswer } from '../support/log-out-before-answer';
import { recordToasts } from '../support/record-toasts';
import { expect, test } from '../support/test';

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

test('une validation de plusieurs comptes dont la réponse tarde n’est plus dite', async ({ page }) => {
  const said = await recordToasts(page);
  const name = `Tardif${Date.now()}`;
  for (const which of ['un', 'deux']) await createUser({ name: `${name} ${which}` });
  await signIn(page, await openSession(adminAccount));
  await page.goto(`/admin/users?validated=0&search=${name}`);
  await page.getByRole('checkbox', { name: 'Tout sélectionner' }).check();
  const { open: answer, opened: mayAnswer } = gate();
  await page.route(/\/validate$/, async (route) => {
    await mayAnswer;
    await route.fulfill({ json: { message: 'Validé.' } });
  });
  const sent = page.waitForRequest(/\/validate$/);
  const answered = page.waitForResponse(/\/validate$/);
  await page.getByRole('button', { name: 'Valider 2 comptes' }).click();
  await sent;
  await logOutBeforeAnswer(page, async () => {
    answer();
    await answered;
  });
  expect(await said()).toEqual(['SuccèsDéconnexion réussie']);
});
