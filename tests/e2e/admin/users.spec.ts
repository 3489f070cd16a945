import type { Page } from '@playwright/test';
import { MAX_SEARCH_LENGTH } from '../../../src/lib/list/list-search';
import { adminAccount, createUser, expectToast, freshEmail, openSession, signIn } from '../support/accounts';
import { counterValue } from '../support/counter-value';
import { armFault, clearFaults } from '../support/mock';
import { recordToasts } from '../support/record-toasts';
import { expect, test } from '../support/test';

test.afterEach(clearFaults);

const search = (page: Page) => page.getByRole('searchbox', { name: 'Rechercher un utilisateur' });
const rowOf = (page: Page, email: string) => page.getByRole('row').filter({ hasText: email });

test('une liste qui ne se charge pas le dit et se recharge ; une page au-delà de la fin est la dernière', async ({
  page,
}) => {
  await signIn(page, await openSession(adminAccount));
  await armFault({ method: 'GET', path: '/api/admin/users', status: 500, times: 9 });
  await page.goto('/admin/users', { waitUntil: 'commit' });
  await expectToast(page, 'Erreur lors du chargement des utilisateurs');
  await expect(page.getByText('Chargement impossible')).toBeVisible();
  await clearFaults();
  await page.getByRole('button', { name: 'Réessayer' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Affichage de 1 à 15 sur/)).toBeVisible();
  // The figures failed with the list and come back with it; the focus is not lost with the button.
  expect(await counterValue(page, 'Total')).toBeGreaterThan(0);
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
  await page.clock.install();
  await page.goto('/admin/users');
  await expect(page.getByText(/^Affichage de 1 à 15/)).toBeVisible();
  await counterValue(page, 'Total');
  const counts: string[] = [];
  page.on('request', (request) => {
    if (/admin\/users.*per_page=1(?!\d)/.test(request.url())) counts.push(request.url());
  });
  // Long after they were read: a hand over the link of a page asks for that page alone.
  await page.clock.fastForward('01:00');
  const link = page.getByRole('link', { name: 'Page 2', exact: true });
  const nextPage = page.waitForRequest(/admin\/users\?page=2/);
  await link.hover();
  await nextPage;
  await link.click();
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

test('le second clic d’un double clic sur « Page suivante » n’ouvre pas ce qui est venu sous le pointeur', async ({
  page,
}) => {
  await signIn(page, await openSession(adminAccount));
  await page.goto('/admin/users');
  const next = page.getByRole('link', { name: 'Page suivante' });
  await expect(next).toBeVisible();
  await page.evaluate(() => {
    const note = ({ clientX, clientY, timeStamp }: MouseEvent) =>
      Object.assign(window, { pressed: { clientX, clientY, timeStamp } });
    addEventListener('click', note, { capture: true, once: true });
  });
  await next.click();
  await expect(page.getByText(/^Affichage de 16 à 30/)).toBeVisible();
  /** At the same place, so long after the first press, on a button that the page has brought there. */
  const pressAgain = (detail: number, later: number) =>
    page
      .getByRole('link', { name: /^Détails/ })
      .first()
      .evaluate(
        (button, [clicks, ms]) => {
          const { clientX, clientY, timeStamp } = Reflect.get(window, 'pressed');
          const press = new MouseEvent('click', { bubbles: true, cancelable: true, clientX, clientY, detail: clicks });
          Object.defineProperty(press, 'timeStamp', { value: timeStamp + ms });
          button.dispatchEvent(press);
        },
        [detail, later] as const,
      );
  await pressAgain(2, 120);
  await expect(page).toHaveURL('/admin/users?page=2');
  await pressAgain(1, 900);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(/detail=\d+$/);
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
  expect(await counterValue(page, 'Total')).toBeGreaterThan(0);
  expect(await counterValue(page, 'En attente')).toBeGreaterThan(0);
  await expect(page.getByText('Chargement impossible')).toHaveCount(0);
});

test('la session qui se perd mène à la connexion, puis revient où l’on était', async ({ page }) => {
  await signIn(page, await openSession(adminAccount));
  await page.goto('/admin/users?page=2');
  await expect(page.getByText(/^Affichage de 16 à 30/)).toBeVisible();
  await armFault({ method: 'GET', path: '/api/admin/users', status: 401, times: 1 });
  // Without the pointer, which would have the page read beforehand.
  await page.getByRole('link', { name: 'Page 3' }).dispatchEvent('click');
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
    .getByRole('link', { name: /^Détails/ })
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

test('la recherche n’accepte pas plus que ce qu’elle cherche', async ({ page }) => {
  await signIn(page, await openSession(adminAccount));
  await page.goto('/admin/users');
  await search(page).focus();
  await page.keyboard.insertText('a'.repeat(MAX_SEARCH_LENGTH + 50));
  await expect(search(page)).toHaveValue('a'.repeat(MAX_SEARCH_LENGTH));
});

for (const [width, height, least] of [
  [768, 1024, 13],
  [1024, 768, 10],
] as const) {
  test(`à ${width} pixels de large, la liste est un tableau qui montre au moins ${least} comptes d’un coup`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await signIn(page, await openSession(adminAccount));
    await page.goto('/admin/users');
    await expect(page.getByText(/^Affichage de 1 à 15/)).toBeVisible();
    const table = page.getByRole('table', { name: 'Utilisateurs' });
    await expect(table.getByRole('columnheader')).toHaveText([
      'Tout sélectionner',
      'Nom',
      'Email',
      'Pays',
      'Statut',
      'Inscription',
      'Actions',
    ]);
    const bottoms = await table
      .getByRole('row')
      .evaluateAll((rows) => rows.slice(1).map((row) => row.getBoundingClientRect().bottom));
    expect(bottoms.filter((bottom) => bottom <= height).length).toBeGreaterThanOrEqual(least);
  });
}

test('sur un téléphone, un nom ordinaire tient sur une ligne de sa carte', async ({ page }) => {
  const { user } = await createUser({ name: 'Maëlle Zidane' });
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, await openSession(adminAccount));
  await page.goto(`/admin/users?search=${encodeURIComponent(user.email)}`);
  const name = page.getByRole('cell').getByText('Maëlle Zidane', { exact: true });
  await expect(name).toBeVisible();
  const lines = await name.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });
  expect(lines).toBe(1);
});

test('un nom d’un seul long mot ne sort pas de la fenêtre de son compte', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const name = `${'jeanphilippedelatourdupin'.repeat(4)}@entreprise.internationale.test`;
  const account = await createUser({ name });
  await signIn(page, await openSession(adminAccount));
  await page.goto(`/admin/users?search=${encodeURIComponent(account.email)}&detail=${account.user.id}`);
  const dialog = page.getByRole('dialog', { name: 'Détails de l’utilisateur' });
  const find = dialog.getByRole('button', { name: `Trouver les participations de ${name}` });
  await expect(find).toBeVisible();
  const { x, width } = (await find.boundingBox()) ?? { x: 0, width: Number.POSITIVE_INFINITY };
  expect(x + width).toBeLessThanOrEqual(360);
});

test('un tri par colonne là où toute la liste est là, dans l’adresse', async ({ page }) => {
  await signIn(page, await openSession(adminAccount));
  await page.goto('/admin/users?sort=name');
  const table = page.getByRole('table', { name: 'Utilisateurs' });
  await expect(page.getByText(/^Affichage de 1 à 15/)).toBeVisible();
  await expect(table.getByRole('button', { name: 'Nom', exact: true })).toHaveCount(0);

  await page.goto('/admin/users?search=dubois');
  const name = table.getByRole('columnheader', { name: 'Nom' });
  const names = () => table.getByRole('row').locator('[data-person]').allInnerTexts();
  await expect(name).toHaveAttribute('aria-sort', 'none');
  const [ascending, former] = [[...(await names())].sort(new Intl.Collator('fr-FR').compare), await names()];
  expect(former.length).toBeGreaterThan(2);
  await name.getByRole('button').click();
  await expect(page).toHaveURL('/admin/users?search=dubois&sort=name');
  await expect(name).toHaveAttribute('aria-sort', 'ascending');
  await expect.poll(names).toEqual(ascending);
  await name.getByRole('button').click();
  await expect(name).toHaveAttribute('aria-sort', 'descending');
  await page.goBack();
  await page.goBack();
  await expect(name).toHaveAttribute('aria-sort', 'none');
  await expect.poll(names).toEqual(former);
});
