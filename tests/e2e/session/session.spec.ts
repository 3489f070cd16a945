import { adminAccount, createValidatedUser, expectToast, logIn, openSession, signIn } from '../support/accounts';
import { gate } from '../support/gate';
import { armFault, clearFaults } from '../support/mock';
import { expect, test } from '../support/test';

test.afterEach(() => clearFaults());

test('un visiteur va sur /offers, se connecte, revient sur /offers, se déconnecte', async ({ page }) => {
  const account = await createValidatedUser({ name: 'Lou' });
  await page.goto('/offers?page=2');
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Bon retour !' })).toBeVisible();
  await logIn(page, account);
  await expectToast(page, 'Connexion réussie !');
  await expect(page).toHaveURL('/offers?page=2');
  await expect(page.getByRole('heading', { level: 1, name: 'Missions' })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual(['auth_token', 'user']);

  await page.getByRole('button', { name: 'Déconnexion' }).click();
  await expectToast(page, 'Déconnexion réussie');
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  // A deliberate logout keeps no place: the next login starts at the dashboard.
  await logIn(page, account);
  await expect(page).toHaveURL('/dashboard');
});

test('un mot de passe faux est dit, et rien de ce qui est saisi n’est perdu', async ({ page }) => {
  const { email } = await createValidatedUser();
  await page.goto('/login');
  await logIn(page, { email, password: 'mauvais-mot-de-passe' });
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Mot de passe', { exact: true })).toHaveValue('mauvais-mot-de-passe');
  await expect(page).toHaveURL('/login');
});

// Other failures of each call: `tests/faults`.
test('connexion, serveur arrêté : l’écran le dit et garde la saisie', async ({ page }) => {
  const account = await createValidatedUser();
  await page.goto('/login');
  await armFault({ method: 'POST', path: '/api/auth/login', kind: 'drop', times: 1 });
  await logIn(page, account);
  await expect(page.getByText('Une erreur est survenue. Merci de réessayer plus tard.')).toBeVisible();
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('un message qui paraît sous la souris immobile s’en va, celui que l’on montre reste', async ({ page }) => {
  await signIn(page, await createValidatedUser());
  await page.goto('/dashboard');
  const toast = page.getByRole('region', { name: 'Notifications' }).getByText('Déconnexion réussie');
  await page.getByRole('button', { name: 'Déconnexion' }).click();
  await expect(toast).toBeVisible();
  // The message stands where the button stood, under the pointer.
  expect(await toast.evaluate((element) => element.closest('section')?.matches(':hover'))).toBe(true);
  await expect(toast).toBeHidden();
});

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

// One address of each guard: `src/routes` has one guard for each group of them.
test('chacun arrive chez soi, et nulle part ailleurs', async ({ page, browser }) => {
  const user = await createValidatedUser();
  await signIn(page, user);
  for (const [from, to] of [
    ['/login', '/dashboard'],
    ['/admin/users', '/dashboard'],
    ['/nulle/part', '/dashboard'],
  ] as const) {
    await page.goto(from);
    await expect(page).toHaveURL(to);
  }

  const adminPage = await (await browser.newContext()).newPage();
  await signIn(adminPage, await openSession(adminAccount));
  for (const [from, to] of [
    ['/register', '/admin'],
    ['/offers', '/admin'],
    ['/nulle/part', '/admin'],
  ] as const) {
    await adminPage.goto(from);
    await expect(adminPage).toHaveURL(to);
  }
  await adminPage.context().close();

  const visitorPage = await (await browser.newContext()).newPage();
  for (const [from, to] of [
    ['/offers/12', '/login'],
    ['/admin/daisycon', '/login'],
    ['/nulle/part', '/'],
  ] as const) {
    await visitorPage.goto(from);
    await expect(visitorPage).toHaveURL(to);
  }
  await visitorPage.context().close();
});

test('une session perdue : un seul avertissement, la place est gardée', async ({ page }) => {
  const account = await createValidatedUser();
  await signIn(page, account);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await armFault({ method: 'GET', path: '/api/participations', kind: 'status', status: 401, body: { message: 'Non' } });
  await armFault({ method: 'GET', path: '/api/get/user/sold', kind: 'status', status: 401, body: { message: 'Non' } });
  await page.getByRole('link', { name: 'Participations' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Votre session a expiré. Veuillez vous reconnecter.')).toHaveCount(1);
  // Only « OK » ends it, and the page goes on where it was.
  const warning = page.getByRole('button', { name: 'OK' });
  await warning.focus();
  await page.keyboard.press('Escape');
  await expect(warning).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(warning).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await clearFaults();
  // The header's own link leads to the same door, and forgets nothing either.
  await page.getByRole('banner').getByRole('link', { name: "S'inscrire" }).click();
  await expect(page).toHaveURL('/register');
  await page.getByRole('banner').getByRole('link', { name: 'Connexion' }).click();
  await expect(page).toHaveURL('/login');
  await logIn(page, account);
  await expect(page).toHaveURL('/participations');
});

test('le serveur arrêté pendant une visite : le rechargement le supporte et tout repart avec lui', async ({ page }) => {
  const account = await createValidatedUser();
  await signIn(page, account);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await armFault({ method: 'GET', path: '/api/me', kind: 'drop', times: 1 });
  await page.reload();
  // A user that cannot be fetched at the start ends the session, as specified, and the guard leads to the door.
  await expect(page).toHaveURL('/login');
  await clearFaults();
  await logIn(page, account);
  await expect(page).toHaveURL('/dashboard');
});

test('un profil enregistré après la déconnexion ne reconnecte personne', async ({ page }) => {
  await signIn(page, await createValidatedUser({ name: 'Cy Lent' }));
  await page.goto('/profile');
  const { open: answer, opened: mayAnswer } = gate();
  // Saved before the session ends, told after it.
  await page.route('**/api/profile', async (route) => {
    const response = await route.fetch();
    await mayAnswer;
    await route.fulfill({ response });
  });
  await page.getByLabel('Nom').fill('Cy Trop Tard');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await page.getByRole('button', { name: 'Déconnexion' }).click();
  // Logging out is not asked about, whatever was typed.
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  const answered = page.waitForResponse('**/api/profile');
  answer();
  await answered;
  await page.getByRole('link', { name: 'Missions' }).first().click();
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
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
