import type { Page } from '@playwright/test';
import { createValidatedUser } from '../support/accounts';
import { ENTRY_SCRIPT, holdRequests } from '../support/hold-requests';
import { startApp } from '../support/start-app';
import { expect, test } from '../support/test';

/* A public page runs the app once somebody acts; until then the document alone answers. */

const isStarted = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.querySelector('script[type=module][src]') !== null);

const prefetched = (page: Page) => page.locator('head link[rel=prefetch]');

/** A page at rest, its code fetched. */
const openAtRest = async (page: Page, path: string) => {
  await page.goto(path);
  await expect(prefetched(page).first()).toBeAttached();
};

for (const path of ['/', '/login']) {
  test(`${path} se lit et se défile sans que l’application démarre`, async ({ page }) => {
    await openAtRest(page, path);
    await page.mouse.move(3, 300);
    await page.mouse.wheel(0, 400);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    // As long as a slow idle callback would have taken.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(await isStarted(page)).toBe(false);
    const entry = await prefetched(page).first().getAttribute('href');
    expect(entry).toMatch(ENTRY_SCRIPT);
    await expect(page.locator('head > link[media=print]')).toHaveCount(1);
  });
}

const email = (page: Page) => page.getByLabel('Email');

for (const [sign, act] of [
  ['le survol d’un lien', (page: Page) => page.getByRole('banner').getByRole('link', { name: 'F.A.Q' }).hover()],
  ['le focus d’un lien', (page: Page) => page.getByRole('banner').getByRole('link', { name: 'F.A.Q' }).focus()],
  ['le focus d’un champ', (page: Page) => email(page).focus()],
  ['une touche', (page: Page) => page.keyboard.press('Shift')],
  ['un appui', (page: Page) => page.mouse.click(3, 300)],
  // As a password manager of an extension does.
  ['un champ rempli par un autre', (page: Page) => email(page).dispatchEvent('input')],
  ['une coupure du réseau', (page: Page) => page.evaluate(() => void dispatchEvent(new Event('offline')))],
] as const) {
  test(`${sign} démarre l’application`, async ({ page }) => {
    await openAtRest(page, '/login');
    expect(await isStarted(page)).toBe(false);
    await act(page);
    await expect.poll(() => isStarted(page)).toBe(true);
  });
}

test.describe('sur un téléphone', () => {
  test.use({ hasTouch: true });

  test('un lien touché est suivi sans que l’application démarre, un champ touché la démarre', async ({ page }) => {
    await openAtRest(page, '/');
    await page.evaluate(() => {
      const isStarted = () => document.querySelector('script[type=module][src]') !== null;
      window.addEventListener('pagehide', () => sessionStorage.setItem('started', String(isStarted())));
    });
    await page.getByRole('banner').getByRole('link', { name: 'Connexion' }).tap();
    await expect(page.getByRole('heading', { level: 1, name: 'Bon retour !' })).toBeFocused();
    expect(await page.evaluate(() => sessionStorage.getItem('started'))).toBe('false');
    await expect(prefetched(page).first()).toBeAttached();
    expect(await isStarted(page)).toBe(false);
    await email(page).tap();
    await expect.poll(() => isStarted(page)).toBe(true);
  });
});

test('ce qui est saisi, et gardé ou rendu par le navigateur, démarre l’application', async ({ page }) => {
  await page.goto('/contact');
  await page.getByLabel('Message').fill('Un mot');
  await page.reload();
  await expect(page.getByLabel('Message')).toHaveValue('Un mot');
  await expect(page.getByText(/repris/)).toBeVisible();
});

test('qui se connecte dans un autre onglet l’est aussi sur une page au repos', async ({ page, context }) => {
  const account = await createValidatedUser();
  await openAtRest(page, '/login');
  const other = await context.newPage();
  await other.goto('/login');
  await email(other).fill(account.email);
  await other.getByLabel('Mot de passe', { exact: true }).fill(account.password);
  await other.keyboard.press('Enter');
  await expect(other).toHaveURL('/dashboard');
  await expect(page).toHaveURL('/dashboard');
});

for (const connection of [{ saveData: true }, { effectiveType: 'slow-2g' }]) {
  test(`avec ${JSON.stringify(connection)} rien n’est cherché d’avance`, async ({ page }) => {
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection);
    await page.goto('/');
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await expect(prefetched(page)).toHaveCount(0);
    await page.getByRole('banner').getByRole('link', { name: 'F.A.Q' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'F.A.Q' })).toBeFocused();
  });
}

test('menu, questions et titre répondent sans l’application, qui les reprend tels quels', async ({ page }) => {
  const come = await holdRequests(page, ENTRY_SCRIPT);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const heading = page.getByRole('heading', { level: 1 });
  const first = await heading.innerText();
  await expect.poll(() => heading.innerText()).not.toBe(first);
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('button', { name: 'Reprendre' })).toHaveAttribute('title', /^Relancer/);

  const menu = page.getByRole('navigation', { name: 'Menu' });
  const toggle = page.getByRole('button', { name: 'Menu' });
  await toggle.click();
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(toggle).toBeFocused();
  await toggle.click();
  come();
  await startApp(page);
  await expect(menu).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reprendre' })).toBeVisible();
  await menu.getByRole('link', { name: 'F.A.Q' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'F.A.Q' })).toBeVisible();
  await expect(menu).toBeHidden();

  const hold = await holdRequests(page, ENTRY_SCRIPT);
  await page.goto('/faq#paiement', { waitUntil: 'domcontentloaded' });
  const answers = page.getByRole('main').getByRole('button', { expanded: true });
  await expect(answers).toHaveCount(1);
  await page.getByRole('button', { name: /filtrer/ }).click();
  await expect(answers).toHaveCount(2);
  await page.getByRole('button', { name: /payé/ }).click();
  await expect(answers).toHaveText([/filtrer/]);
  hold();
  await startApp(page);
  await expect(answers).toHaveText([/filtrer/]);
});
