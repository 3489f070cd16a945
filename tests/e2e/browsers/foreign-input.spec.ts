import type { Page } from '@playwright/test';
import { createUser } from '../support/accounts';
import { holdRequests } from '../support/hold-requests';
import { expect, test } from '../support/test';

/* What extensions add to the pages. */

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
