import { adminAccount, createValidatedUser, expectToast, logIn } from '../support/accounts';
import { bodiesSentTo } from '../support/bodies-sent-to';
import { holdRequests } from '../support/hold-requests';
import { armFault, clearFaults } from '../support/mock';
import { expect, test } from '../support/test';

const LOGIN = '/api/auth/login';
const REFUSED = 'Échec de connexion. Vérifiez vos identifiants.';
const UNREADABLE = 'Une erreur est survenue. Merci de réessayer plus tard.';
const FALLBACK = 'Erreur de connexion';

test.afterEach(() => clearFaults());

test('champs vides ou faux : leurs messages, le focus sur le premier, aucun appel', async ({ page }) => {
  const bodies = bodiesSentTo(page, LOGIN);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByText('Email requis', { exact: true })).toBeVisible();
  await expect(page.getByText('Mot de passe requis', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
  // The eye beside the field is no second field of this name.
  await expect(page.getByLabel('Mot de passe')).toHaveAttribute('autocomplete', 'current-password');
  await page.getByLabel('Email').fill('camille');
  await expect(page.getByText('Email invalide', { exact: true })).toBeVisible();
  expect(bodies).toEqual([]);
});

test('chaque échec se dit dans une bulle et au-dessus des champs, qui restent remplis', async ({ page }) => {
  const account = { email: 'camille@missio.test', password: 'peu-importe' };
  await page.goto('/login');
  for (const [fault, toast, inline] of [
    [{ status: 401, body: { message: 'Compte inconnu' } }, 'Compte inconnu', 'Compte inconnu'],
    [{ status: 403, body: { error: 'Compte bloqué' } }, FALLBACK, 'Compte bloqué'],
    [{ status: 500 }, FALLBACK, REFUSED],
    [{ kind: 'garbage' }, FALLBACK, UNREADABLE],
    [{ status: 200, body: { message: 'Bienvenue' } }, FALLBACK, UNREADABLE],
  ] as const) {
    await armFault({ method: 'POST', path: LOGIN, times: 1, ...fault });
    await logIn(page, account);
    await expectToast(page, toast);
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(inline);
    await expect(page.getByLabel('Email')).toHaveValue(account.email);
    await expect(page.getByLabel('Mot de passe', { exact: true })).toHaveValue(account.password);
    await expect(page.getByText('Votre session a expiré')).toHaveCount(0);
  }
});

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

test('pendant l’attente le bouton le dit, et rien ne part deux fois', async ({ page }) => {
  const account = await createValidatedUser();
  const bodies = bodiesSentTo(page, LOGIN);
  const release = await holdRequests(page, `**${LOGIN}`);
  await page.goto('/login');
  await logIn(page, account);
  const button = page.getByRole('button', { name: 'Connexion en cours...' });
  await expect(button).toBeDisabled();
  await button.click({ force: true });
  await page.getByLabel('Email').press('Enter');
  release();
  await expectToast(page, 'Connexion réussie !');
  await expect(page).toHaveURL('/dashboard');
  expect(bodies).toEqual([{ email: account.email, password: account.password }]);
});

test('un administrateur arrive à /admin, et la place voulue survit au détour par l’inscription', async ({ page }) => {
  await page.goto('/login');
  await logIn(page, adminAccount);
  await expect(page).toHaveURL('/admin');
  await page.getByRole('button', { name: 'Déconnexion' }).click();
  await expect(page).toHaveURL('/login');

  const account = await createValidatedUser();
  await page.goto('/participations');
  await expect(page).toHaveURL('/login');
  const stub = page.getByRole('complementary');
  await stub.getByRole('link', { name: "S'inscrire" }).click();
  await expect(page).toHaveURL('/register');
  await stub.getByRole('link', { name: 'Connexion' }).click();
  await expect(page).toHaveURL('/login');
  await logIn(page, account);
  await expect(page).toHaveURL('/participations');
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

test('le bouton occupé reste lisible sous le pointeur qui l’a pressé', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/login');
  await page.route(`**${LOGIN}`, () => {});
  await logIn(page, { email: 'camille@missio.test', password: 'peu-importe' });
  const button = page.getByRole('button', { name: 'Connexion en cours...' });
  await expect(button).toBeVisible();
  const background = () => button.evaluate((element) => getComputedStyle(element).backgroundColor);
  await page.mouse.move(0, 0);
  const atRest = await background();
  await button.hover({ force: true });
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await background()).toBe(atRest);
});
