import type { Page } from '@playwright/test';
import { createValidatedUser, signIn } from '../support/accounts';
import { BUILT_SCRIPT } from '../support/built-script';
import { ENTRY_SCRIPT, holdRequests } from '../support/hold-requests';
import { expect, test } from '../support/test';

/** Keeps the start back until the function that it gives is called, and notes which scripts are asked for. */
const holdStart = async (page: Page) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const script = BUILT_SCRIPT.exec(request.url())?.[1];
    if (script) asked.push(script);
  });
  const release = await holdRequests(page, ENTRY_SCRIPT);
  return { asked, release };
};

for (const [path, scripts] of [
  ['/dashboard', ['_user', 'dashboard']],
  ['/offers/1?from=mail', ['_user', '_offerId']],
] as const) {
  test(`${path} : les scripts de l’écran partent avec le script d’entrée, sans l’attendre`, async ({ page }) => {
    await signIn(page, await createValidatedUser({ name: 'Dominique Essai' }));
    const { asked, release } = await holdStart(page);
    await page.goto(path, { waitUntil: 'commit' });
    await expect.poll(() => asked).toEqual(expect.arrayContaining(['index', ...scripts]));
    release();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // What was fetched ahead is not fetched again.
    expect(asked.toSorted()).toEqual([...new Set(asked)].toSorted());
  });
}

test('une page publique fait de même une fois au repos', async ({ page }) => {
  const { asked, release } = await holdStart(page);
  await page.goto('/login');
  await expect.poll(() => asked).toEqual(expect.arrayContaining(['index', '_public', 'login']));
  release();
  await page.getByRole('button', { name: 'Afficher le mot de passe' }).click();
  await expect(page.getByLabel('Mot de passe', { exact: true })).toHaveAttribute('type', 'text');
});

test('connecté, une page publique dit qu’elle charge, et demande tout de suite qui est là', async ({ page }) => {
  await signIn(page, await createValidatedUser());
  const { asked, release } = await holdStart(page);
  for (const path of ['/', '/login']) {
    asked.length = 0;
    await page.goto(path, { waitUntil: 'commit' });
    await expect.poll(() => asked).toEqual(expect.arrayContaining(['index', 'contract', 'data']));
    const said = () => page.evaluate(() => getComputedStyle(document.body, '::before').content);
    expect(await said()).toBe('"Chargement…"');
    await expect(page.locator('h1')).toBeHidden();
  }
  release();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.body, '::before').content)).toBe('none');
});

test('sans session, l’adresse d’un écran privé ne fait pas chercher ses scripts', async ({ page }) => {
  const { asked, release } = await holdStart(page);
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await expect.poll(() => asked).toContain('data');
  release();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(asked).not.toContain('dashboard');
});

/** Of the product's own font, as the browser has it. */
const readFontStatus = (page: Page) =>
  page.evaluate(() => [...document.fonts].find(({ family }) => family.includes('Bricolage'))?.status);

test('l’écran d’attente est là avant tout script, et le premier écran prend sa place', async ({ page }) => {
  await signIn(page, await createValidatedUser({ name: 'Dominique Essai' }));
  const { release } = await holdStart(page);
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await expect(page.getByRole('status')).toHaveText('Chargement…');
  // The font waits for what the screen is made of.
  await expect.poll(() => readFontStatus(page)).toBeDefined();
  expect(await readFontStatus(page)).toBe('unloaded');
  release();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Chargement…')).toHaveCount(0);
  await expect.poll(() => readFontStatus(page)).toBe('loaded');
});
