import { expect, type Page, test } from '@playwright/test';
import { adminAccount, createUser, expectToast, freshEmail, openSession, signIn } from '../support/accounts';
import { figure } from '../support/figure';
import { armFault, clearFaults } from '../support/mock';
import { recordToasts } from '../support/record-toasts';

test.afterEach(clearFaults);

const search = (page: Page) => page.getByRole('searchbox', { name: 'Rechercher un utilisateur' });
const rowOf = (page: Page, email: string) => page.getByRole('row').filter({ hasText: email });

test('valider un compte : son tableau de bord s’ouvre au chargement suivant', async ({ page, browser }) => {
  const account = await createUser({ name: 'Zoé Attente' });
  const user = await browser.newPage();
  await signIn(user, account);
  await user.goto('/dashboard');
  await expect(user.getByText('Compte en attente de validation')).toBeVisible();

  await signIn(page, await openSession(adminAccount));
  await page.goto('/admin/users');
  const waiting = await figure(page, 'En attente');
  const validated = await figure(page, 'Validés');
  await search(page).fill(account.email);
  await expect(page).toHaveURL(/\/admin\/users\?search=essai/);
  await expect(page.getByText('Affichage de 1 à 1 sur 1 résultats')).toBeVisible();
  await page.getByRole('combobox', { name: 'Filtrer par statut' }).selectOption('En attente');
  await expect(page).toHaveURL(/validated=0/);
  const row = rowOf(page, account.email);
  await expect(row.getByText('En attente')).toBeVisible();
  await row.getByRole('button', { name: 'Valider Zoé Attente' }).focus();
  await page.keyboard.press('Enter');
  await expectToast(page, 'Utilisateur validé avec succès !');
  // It has left the list of those that wait.
  await expect(page.getByText('Aucun utilisateur')).toBeVisible();
  expect(await figure(page, 'En attente')).toBe(waiting - 1);
  expect(await figure(page, 'Validés')).toBe(validated + 1);

  await page.goBack();
  await expect(page).not.toHaveURL(/validated/);
  await expect(search(page)).toHaveValue(account.email);
  await expect(rowOf(page, account.email).getByText('Validé', { exact: true })).toBeVisible();
  await expect(rowOf(page, account.email).getByRole('button', { name: /^Valider/ })).toHaveCount(0);

  await user.reload();
  await expect(user.getByText('Offres récentes')).toBeVisible();
  await user.close();
});

test('une validation refusée est reprise, dans la fenêtre comme dans la ligne', async ({ page }) => {
  const account = await createUser({ name: 'Noé Refus' });
  await signIn(page, await openSession(adminAccount));
  await page.goto(`/admin/users?search=${encodeURIComponent(account.email)}`);
  await page.getByRole('button', { name: 'Détails de Noé Refus' }).click();
  const dialog = page.getByRole('dialog', { name: 'Détails de l’utilisateur' });
  await expect(dialog.getByText(account.email)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`detail=${account.user.id}`));

  await armFault({ method: 'PATCH', path: '/api/admin/users/*', status: 500, times: 2 });
  await dialog.getByRole('button', { name: 'Valider ce compte' }).click();
  await expectToast(page, 'Erreur lors de la validation');
  await expect(dialog.getByRole('alert')).toContainText('Erreur lors de la validation');
  await expect(dialog.getByText('En attente', { exact: true })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Valider ce compte' })).toBeVisible();

  // Escape closes, Back does not open it again, and the focus is where it was.
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).not.toHaveURL(/detail/);
  await expect(page.getByRole('button', { name: 'Détails de Noé Refus' })).toBeFocused();

  await page.getByRole('button', { name: 'Valider Noé Refus' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'le compte de Noé Refus' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Valider Noé Refus' })).toBeVisible();

  // The address alone opens the window, and the third time is the good one.
  await page.goto(`/admin/users?search=${encodeURIComponent(account.email)}&detail=${account.user.id}`);
  await dialog.getByRole('button', { name: 'Valider ce compte' }).click();
  await expect(dialog.getByText('Validé', { exact: true })).toBeVisible();
  await expectToast(page, 'Utilisateur validé avec succès !');
  await dialog.getByRole('button', { name: 'Fermer' }).last().click();
  await expect(page).not.toHaveURL(/detail/);
});

test('une liste qui ne se charge pas le dit et se recharge ; une page au-delà de la fin est la dernière', async ({
  page,
}) => {
  await signIn(page, await openSession(adminAccount));
  await armFault({ method: 'GET', path: '/api/admin/users', status: 500, times: 9 });
  await page.goto('/admin/users');
  await expectToast(page, 'Erreur lors du chargement des utilisateurs');
  await expect(page.getByText('Chargement impossible')).toBeVisible();
  await clearFaults();
  await page.getByRole('button', { name: 'Réessayer' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Affichage de 1 à 15 sur/)).toBeVisible();
  // The figures failed with the list and come back with it; the focus is not lost with the button.
  expect(await figure(page, 'Total')).toBeGreaterThan(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.goto('/admin/users?page=99999&validated=oui&detail=abc');
  await expect(page).toHaveURL(/\/admin\/users\?page=\d{1,3}$/);
  await expect(page.getByRole('link', { name: 'Page suivante' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Page suivante' })).toBeDisabled();
});

test('une réponse ancienne ne prend jamais la place d’une plus récente', async ({ page }) => {
  const name = `Unique${Date.now()}`;
  const account = await createUser({ name, email: freshEmail('recente') });
  await signIn(page, await openSession(adminAccount));
  await page.goto('/admin/users');
  await expect(page.getByText(/^Affichage de 1 à 15/)).toBeVisible();
  await page.route(/\/api\/admin\/users\?.*search=a(&|$)/, async (route) => {
    await expect(rowOf(page, account.email)).toBeVisible();
    await route.continue().catch(() => {});
  });
  const old = page.waitForRequest(/\/api\/admin\/users\?.*search=a(&|$)/);
  await search(page).fill('a');
  await old;
  await expect(page.getByRole('table', { name: 'Utilisateurs' })).toHaveAttribute('aria-busy', 'true');
  await search(page).fill(name);
  await expect(page.getByText('Affichage de 1 à 1 sur 1 résultats')).toBeVisible();
  await expect(rowOf(page, account.email)).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await expect(page.getByText('Affichage de 1 à 1 sur 1 résultats')).toBeVisible();
});

test('chercher et tourner les pages ne relit pas les compteurs, et « Effacer les filtres » garde le focus', async ({
  page,
}) => {
  await signIn(page, await openSession(adminAccount));
  await page.goto('/admin/users');
  await expect(page.getByText(/^Affichage de 1 à 15/)).toBeVisible();
  await figure(page, 'Total');
  const counts: string[] = [];
  page.on('request', (request) => {
    if (/admin\/users.*per_page=1(?!\d)/.test(request.url())) counts.push(request.url());
  });
  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(page.getByText(/^Affichage de 16 à 30/)).toBeVisible();
  await search(page).fill('personne ne porte ce nom');
  await expect(page.getByText('Aucun utilisateur', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Effacer les filtres' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Affichage de 1 à 15/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(counts).toEqual([]);
  // One destination is the current one: the brand leads elsewhere.
  await expect(page.getByRole('navigation', { name: 'Administration' }).locator('[aria-current]')).toHaveText([
    'Utilisateurs',
  ]);
});

test('un double clic sur « Valider » valide une fois', async ({ page }) => {
  const account = await createUser({ name: 'Ali Double' });
  await signIn(page, await openSession(adminAccount));
  await page.goto(`/admin/users?search=${encodeURIComponent(account.email)}`);
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'PATCH' && sent.push(request.url()));
  const validate = page.getByRole('button', { name: 'Valider Ali Double' });
  await expect(validate).toBeVisible();
  await validate.evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expectToast(page, 'Utilisateur validé avec succès !');
  await expect(validate).toHaveCount(0);
  expect(sent).toHaveLength(1);
});

/** The list of those that wait with two accounts of a name that nobody else has, and every validation that is sent. */
const openTwoWaiting = async (page: Page) => {
  const name = `Suite${Date.now()}`;
  const next = await createUser({ name: `${name} Seconde` });
  const first = await createUser({ name: `${name} Première` });
  await signIn(page, await openSession(adminAccount));
  await page.goto(`/admin/users?validated=0&search=${name}`);
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'PATCH' && sent.push(new URL(request.url()).pathname));
  return { name, first, next, sent };
};

test('le second clic d’un double clic ne valide pas le compte qui a pris la place du premier', async ({ page }) => {
  const { name, first, next, sent } = await openTwoWaiting(page);
  const box = await page.getByRole('button', { name: `Valider ${name} Première` }).boundingBox();
  if (!box) throw new Error('The button has no place');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect(rowOf(page, first.email)).toHaveCount(0);
  // What the browser sends as the second click of a double click.
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  const validateNext = page.getByRole('button', { name: `Valider ${name} Seconde` });
  await validateNext.focus();
  expect(sent).toEqual([`/api/admin/users/${first.user.id}/validate`]);

  await page.keyboard.press('Enter');
  await expect(page.getByText('Aucun utilisateur', { exact: true })).toBeVisible();
  expect(sent).toHaveLength(2);
  expect(sent[1]).toBe(`/api/admin/users/${next.user.id}/validate`);
});

test('une touche Entrée tenue valide un seul compte', async ({ page }) => {
  const { name, first, sent } = await openTwoWaiting(page);
  await page.getByRole('button', { name: `Valider ${name} Première` }).focus();
  await page.keyboard.down('Enter');
  const validateNext = page.getByRole('button', { name: `Valider ${name} Seconde` });
  await expect(validateNext).toBeFocused();
  // It repeats, on some systems only after two thirds of a second: nothing comes of it, whenever that is.
  const repeat = { key: 'Enter', repeat: true, bubbles: true, cancelable: true };
  const isHeard = await validateNext.evaluate(
    (button, init) => button.dispatchEvent(new KeyboardEvent('keydown', init)),
    repeat,
  );
  expect(isHeard).toBe(false);
  await page.keyboard.down('Enter');
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expectToast(page, 'Utilisateur validé avec succès !');
  expect(sent).toEqual([`/api/admin/users/${first.user.id}/validate`]);
});

test('une touche Entrée pressée deux fois valide un seul compte ; une pression de plus, le suivant', async ({
  page,
}) => {
  const { name, first, next, sent } = await openTwoWaiting(page);
  // The second press comes in the moment in which the focus has moved on: a test tool would be later than a hand.
  await page.evaluate((label) => {
    const press = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement) || target.getAttribute('aria-label') !== label) return;
      removeEventListener('focusin', press);
      target.click();
    };
    addEventListener('focusin', press);
  }, `Valider ${name} Seconde`);
  await page.getByRole('button', { name: `Valider ${name} Première` }).focus();
  await page.keyboard.press('Enter');
  await expectToast(page, 'Utilisateur validé avec succès !');
  await expect(page.getByRole('button', { name: `Valider ${name} Seconde` })).toBeFocused();
  expect(sent).toEqual([`/api/admin/users/${first.user.id}/validate`]);

  // A toast stays longer than any double click takes.
  await expect(page.getByText('Utilisateur validé avec succès !')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Aucun utilisateur', { exact: true })).toBeVisible();
  expect(sent).toEqual([first, next].map(({ user }) => `/api/admin/users/${user.id}/validate`));
});

test('des compteurs qui ne se chargent pas le disent et se rechargent, la liste reste', async ({ page }) => {
  await signIn(page, await openSession(adminAccount));
  const counts = /\/api\/admin\/users\?.*per_page=1(?!\d)/;
  await page.route(counts, (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/admin/users');
  await expect(page.getByText(/^Affichage de 1 à 15/)).toBeVisible();
  await expect(page.getByText('Chargement impossible')).toBeVisible();
  await page.unroute(counts);
  await page.getByRole('button', { name: 'Réessayer' }).click();
  expect(await figure(page, 'Total')).toBeGreaterThan(0);
  expect(await figure(page, 'En attente')).toBeGreaterThan(0);
  await expect(page.getByText('Chargement impossible')).toHaveCount(0);
});

test('la session qui se perd mène à la connexion, puis revient où l’on était', async ({ page }) => {
  await signIn(page, await openSession(adminAccount));
  await page.goto('/admin/users?page=2');
  await expect(page.getByText(/^Affichage de 16 à 30/)).toBeVisible();
  await armFault({ method: 'GET', path: '/api/admin/users', status: 401, times: 1 });
  await page.getByRole('link', { name: 'Page 3' }).click();
  await expect(page).toHaveURL('/login');
  await expectToast(page, 'Votre session a expiré. Veuillez vous reconnecter.');
  await page.getByRole('button', { name: 'OK' }).click();
  await page.getByLabel('Email').fill(adminAccount.email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(adminAccount.password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page).toHaveURL('/admin/users?page=3');
});

test('la synchronisation silencieuse : une fois par ouverture, ses erreurs ignorées, son 401 respecté', async ({
  page,
}) => {
  await signIn(page, await openSession(adminAccount));
  let syncs = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/admin/daisycon/sync')) syncs += 1;
  });
  await armFault({ method: 'POST', path: '/api/admin/daisycon/sync', status: 500, times: 1 });
  const said = await recordToasts(page);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Tableau de bord' })).toBeVisible();
  await page.getByRole('link', { name: 'Offres', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gestion des offres');
  await page.getByRole('link', { name: 'Daisycon' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Configuration Daisycon');
  expect(syncs).toBe(1);
  expect(await said()).toEqual([]);
  await expect(page.getByRole('alert')).toHaveCount(0);

  await armFault({ method: 'POST', path: '/api/admin/daisycon/sync', status: 401, times: 1 });
  await page.reload();
  await expect(page).toHaveURL('/login');
  expect(syncs).toBe(2);
});

test('une fenêtre ouverte par son adresse rend le focus au titre de la page', async ({ page }) => {
  await signIn(page, await openSession(adminAccount));
  await page.goto('/admin/users');
  await page
    .getByRole('button', { name: /^Détails/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('une recherche sans résultat se dit aussi à qui ne la voit pas', async ({ page }) => {
  await signIn(page, await openSession(adminAccount));
  await page.goto('/admin/users');
  await expect(page.getByText(/^Affichage de 1 à 15/)).toBeVisible();
  const spoken = page.getByRole('status').filter({ hasText: 'Aucun résultat' });
  await expect(spoken).toHaveCount(0);
  await search(page).fill('personne-de-ce-nom');
  await expect(page.getByText('Aucun utilisateur')).toBeVisible();
  await expect(spoken).toHaveCount(1);
});

test('sur papier, les comptes sont des fiches où rien n’est écrasé', async ({ page }) => {
  await signIn(page, await openSession(adminAccount));
  await page.setViewportSize({ width: 684, height: 1000 });
  await page.goto('/admin/users');
  await expect(page.getByText(/^Affichage de 1 à 15/)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const email = page.getByRole('row').nth(1).getByText('@');
  expect((await email.boundingBox())?.width).toBeGreaterThan(100);
});
