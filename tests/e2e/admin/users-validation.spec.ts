import { adminAccount, createUser, expectToast, openSession, signIn } from '../support/accounts';
import { expect, test } from '../support/test';

test('valider un compte : son tableau de bord s’ouvre au chargement suivant', async ({ page, browser }) => {
  const account = await createUser({ name: 'Zoé Attente' });
  const user = await browser.newPage();
  await signIn(user, account);
  await user.goto('/dashboard');
  await expect(user.getByText('Compte en attente de validation')).toBeVisible();

  await signIn(page, await openSession(adminAccount));
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const animations = page.waitForResponse(/motion-runtime/);
  await page.goto(`/admin/users?validated=0&search=${encodeURIComponent(account.email)}`);
  // They come once the page rests.
  await animations;
  await page.getByRole('button', { name: 'Valider Zoé Attente' }).click();
  await expectToast(page, 'Utilisateur validé avec succès !');
  await expect(page.getByText('Aucun utilisateur')).toBeVisible();

  await user.reload();
  await expect(user.getByText('Offres récentes')).toBeVisible();
  await user.close();
});
