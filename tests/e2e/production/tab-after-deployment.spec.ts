import { expect, type Page } from '@playwright/test';
import { camilleAccount, signIn } from '../support/accounts';
import { ENTRY_SCRIPT, holdRequests } from '../support/hold-requests';
import { test } from './site';

test.beforeEach(() => test.slow());

/** A mark that a load of the page takes away. */
const markPage = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-same-load', ''));
const isSameLoad = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-same-load'));

test('un déploiement remplace les fichiers sous un onglet ouvert : la page demandée vient quand même', async ({
  page,
  site,
}) => {
  await signIn(page, await site.mock.logIn(camilleAccount));
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await markPage(page);
  await site.deployAnew();

  const link = page.getByRole('link', { name: 'Profil' });
  const failure = page.waitForResponse((response) => response.status() === 404);
  await link.hover();
  await failure;
  // Hovering asks for a file that is gone: nothing happens to the page for it.
  expect(await isSameLoad(page)).toBe(true);
  await link.click();
  await expect(page).toHaveURL('/profile');
  await expect(page.getByRole('heading', { level: 1, name: /profil/i })).toBeVisible();
  expect(await isSameLoad(page)).toBe(false);

  // From here on everything is of the new build: no further load of the page.
  await markPage(page);
  await page.getByRole('link', { name: 'Participations' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /participations/i })).toBeVisible();
  expect(await isSameLoad(page)).toBe(true);
});

test('un déploiement pendant une saisie : l’onglet se recharge et la saisie revient', async ({ page, site }) => {
  // What draws a message is fetched ahead, once a form is there: here it is not quick enough.
  const release = await holdRequests(page, /\/assets\/toaster-/);
  await page.goto('/login');
  await page.getByLabel('Email').fill('quelquun@missio.test');
  await page.getByLabel('Mot de passe', { exact: true }).fill('mauvais-mot-de-passe');
  // The button works once the script has loaded; a visible password must not be kept either.
  await page.getByRole('button', { name: 'Afficher le mot de passe' }).click();
  await expect(page.getByLabel('Mot de passe', { exact: true })).toHaveAttribute('type', 'text');
  await expect(page.getByLabel('Email')).toHaveValue('quelquun@missio.test');
  await markPage(page);
  await site.deployAnew();
  release();
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect.poll(() => isSameLoad(page).catch(() => true)).toBe(false);
  await expect(page.getByLabel('Email')).toHaveValue('quelquun@missio.test');
  // A password is kept nowhere.
  await expect(page.getByLabel('Mot de passe', { exact: true })).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('mauvais-mot-de-passe');

  await page.getByLabel('Email').fill(camilleAccount.email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(camilleAccount.password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('un déploiement entre une page et son script : la page se recharge d’elle-même et répond', async ({
  page,
  site,
}) => {
  const release = await holdRequests(page, ENTRY_SCRIPT);
  // A held script may keep `load` back.
  await page.goto('/login', { waitUntil: 'domcontentloaded' });
  await markPage(page);
  await site.deployAnew();
  release();
  await page.keyboard.press('Shift');
  await expect.poll(() => isSameLoad(page).catch(() => true)).toBe(false);
  await page.getByRole('button', { name: 'Afficher le mot de passe' }).click();
  await expect(page.getByLabel('Mot de passe', { exact: true })).toHaveAttribute('type', 'text');
});

test('un déploiement entre le script d’entrée et celui de l’écran : la page se recharge, la saisie revient', async ({
  page,
  site,
}) => {
  const release = await holdRequests(page, /\/assets\/contact-/);
  const started = page.waitForResponse(ENTRY_SCRIPT);
  await page.goto('/contact', { waitUntil: 'domcontentloaded' });
  await page.getByLabel('Message').fill('Un mot');
  await started;
  await markPage(page);
  await site.deployAnew();
  release();
  await expect.poll(() => isSameLoad(page).catch(() => true)).toBe(false);
  await expect(page.getByLabel('Message')).toHaveValue('Un mot');
});

test('un déploiement entre l’écran d’attente et son script : la page se recharge d’elle-même', async ({
  page,
  site,
}) => {
  await signIn(page, await site.mock.logIn(camilleAccount));
  const release = await holdRequests(page, ENTRY_SCRIPT);
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await expect(page.getByText('Chargement…').first()).toBeAttached();
  await markPage(page);
  await site.deployAnew();
  release();
  await expect.poll(() => isSameLoad(page).catch(() => true)).toBe(false);
  await expect(page.getByRole('heading', { level: 1, name: /^Bonjour/ })).toBeVisible();
});
