import { createValidatedUser, expectToast, logIn } from '../support/accounts';
import { bodiesSentTo } from '../support/bodies-sent-to';
import { expect, test } from '../support/test';

const LOGIN = '/api/auth/login';
const UNREADABLE = 'Une erreur est survenue. Merci de réessayer plus tard.';
const FALLBACK = 'Erreur de connexion';

test('ce que l’envoi demande vient au premier geste ; s’il manque, le formulaire le dit et reste rempli', async ({
  page,
}) => {
  const account = await createValidatedUser();
  const bodies = bodiesSentTo(page, LOGIN);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const contract = /\/assets\/contract-[\w-]+\.js$/;
  await page.route(contract, (route) => route.abort());
  await page.goto('/login');
  await expect.poll(() => asked.some((path) => path.includes('/assets/login-'))).toBe(true);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => contract.test(path))).toEqual([]);

  await logIn(page, account);
  await expectToast(page, FALLBACK);
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(UNREADABLE);
  await expect(page.getByLabel('Email')).toHaveValue(account.email);
  expect(asked.filter((path) => contract.test(path))).not.toEqual([]);
  expect(bodies).toEqual([]);

  await page.unroute(contract);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page).toHaveURL('/dashboard');
  expect(bodies).toHaveLength(1);
});

for (const isRemembered of [true, false]) {
  const title = isRemembered ? 'retenue survit au' : 'non retenue finit avec le';
  test(`une session ${title} navigateur`, async ({ page, context, browser }) => {
    const account = await createValidatedUser();
    await page.goto('/login');
    const remember = page.getByRole('checkbox', { name: 'Se souvenir de moi' });
    await expect(remember).toBeChecked();
    if (!isRemembered) await remember.uncheck();
    await logIn(page, account);
    await expect(page).toHaveURL('/dashboard');
    expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual(['auth_token', 'user']);
    await page.reload();
    await expect(page).toHaveURL('/dashboard');
    const tab = await context.newPage();
    await tab.goto('/dashboard');
    await expect(tab.getByRole('heading', { name: `Bonjour, ${account.user.name}` })).toBeVisible();

    // A browser that was closed, or whose cookies a cleaner took: everything else is there.
    const { origins } = await context.storageState();
    const reopened = await browser.newContext({ storageState: { cookies: [], origins } });
    const other = await reopened.newPage();
    await other.goto('/dashboard');
    await expect(other).toHaveURL(isRemembered ? '/dashboard' : '/login');
    await reopened.close();
  });
}
