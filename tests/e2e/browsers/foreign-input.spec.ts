import type { Page } from '@playwright/test';
import { adminAccount, createUser, createValidatedUser, logIn, openSession, signIn } from '../support/accounts';
import { holdRequests } from '../support/hold-requests';
import { offerModal } from '../support/offer-modal';
import { expect, test } from '../support/test';

/* What comes to the pages from elsewhere: from extensions, proxies and other keyboards. */

const SCRIPTS = /\/assets\/.*\.js$/;

/** As extensions do that mark fields, follow the pointer or darken pages. */
const addForeignNodes = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.setAttribute('data-darkreader-mode', 'dynamic');
    document.body.setAttribute('cz-shortcut-listen', 'true');
    document.body.prepend(document.createElement('grammarly-desktop-integration'));
    document.head.append(document.createElement('style'), document.createElement('meta'));
    for (const field of document.querySelectorAll('input, textarea')) {
      field.setAttribute('data-lpignore', 'true');
      field.after(Object.assign(document.createElement('div'), { className: 'password-manager', textContent: '●' }));
    }
    for (const heading of document.querySelectorAll('h1')) heading.append(document.createElement('span'));
    document.querySelector('#app > *')?.prepend(Object.assign(document.createElement('div'), { id: 'extension' }));
  });

for (const path of ['/', '/faq', '/register']) {
  test(`${path} supporte ce que des extensions y ajoutent avant le script`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => {
      // React says that the page differs from what it wrote, and draws it anew.
      if (!/#418\b/.test(message)) errors.push(message);
    });
    const release = await holdRequests(page, SCRIPTS);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await addForeignNodes(page);
    release();
    await page.keyboard.press('Shift');
    await expect(page.locator('#extension')).toHaveCount(0);
    await page.getByRole('banner').getByRole('link', { name: 'Connexion' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Bon retour !' })).toBeVisible();
    expect(errors).toEqual([]);
  });
}

test('ce qui est saisi avant le script reste, même si une extension a changé la page', async ({ page }) => {
  const account = await createUser();
  const release = await holdRequests(page, SCRIPTS);
  await page.goto('/login', { waitUntil: 'domcontentloaded' });
  await addForeignNodes(page);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(account.password);
  release();
  await expect(page.locator('#extension')).toHaveCount(0);
  await expect(page.getByLabel('Email')).toHaveValue(account.email);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('une page HTML à la place d’une réponse JSON est une panne de cet appel, jamais une page blanche', async ({
  page,
}) => {
  const html = '<!doctype html><title>Wifi</title><h1>Acceptez les conditions</h1>';
  const portal = (url: string) =>
    page.route(url, (route) => route.fulfill({ status: 200, contentType: 'text/html', body: html }));
  await page.goto('/login');
  await portal('**/api/auth/login');
  const account = await createValidatedUser();
  await logIn(page, account);
  await expect(page.getByText('Une erreur est survenue. Merci de réessayer plus tard.')).toBeVisible();
  await page.unroute('**/api/auth/login');
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page).toHaveURL('/dashboard');
  await portal('**/api/participations*');
  await page.getByRole('link', { name: 'Participations', exact: true }).click();
  await expect(page.getByText('Chargement impossible')).toBeVisible();
  await page.unroute('**/api/participations*');
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByText('Chargement impossible')).toHaveCount(0);
});

test('des accents en deux signes et des signes invisibles, comme on en colle, cherchent comme les autres', async ({
  page,
}) => {
  const name = `Éloïse Ñandú ${Date.now()}`;
  await createUser({ name });
  await signIn(page, await openSession(adminAccount));
  await page.goto('/admin/users');
  await page.getByRole('searchbox').fill(`\u200B${name.normalize('NFD')}\uFEFF`);
  await expect(page).toHaveURL((url) => url.searchParams.get('search') === name.normalize('NFD'));
  await expect(page.getByText('Affichage de 1 à 1 sur 1 résultats')).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toContainText(name);

  await page.getByRole('navigation').getByRole('link', { name: 'Offres' }).click();
  await page.getByRole('button', { name: 'Créer une offre' }).click();
  await offerModal(page)
    .getByLabel('Pays')
    .fill(`\u00AD${'Réunion'.normalize('NFD')}\u200E`);
  await expect(page.getByRole('option', { name: /Réunion/ })).toBeVisible();
  await offerModal(page).getByLabel('Titre').fill('Élé'.normalize('NFD'));
});
