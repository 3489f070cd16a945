import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { PACKAGE_PORT } from '../e2e/ports';
import { ExampleApp, TARBALL } from './example-app';
import { packageProblems } from './package-problems';

let app: ExampleApp;

// The tests share one installation. It takes half a minute on an idle machine, and so may each test.
test.describe.configure({ mode: 'default', timeout: 240_000 });
test.beforeAll(() => {
  test.setTimeout(240_000);
  execFileSync('npm', ['run', '--silent', 'build:design-system'], { stdio: 'inherit' });
  app = new ExampleApp();
  app.install();
});
test.afterAll(() => app.remove());

test('le paquet se type et s’affiche dans une application vide', async ({ page }) => {
  await test.step('publint et « Are the types wrong? » n’y trouvent rien', async () => {
    expect(await packageProblems(TARBALL)).toEqual([]);
  });
  await test.step('il déclare tout ce qu’il importe', () => {
    expect(app.undeclaredPackages()).toEqual([]);
    expect(app.read('tokens.json')).toBe(readFileSync('design-tokens/missio.tokens.json', 'utf8'));
  });
  await test.step('ses types acceptent l’exemple, et refusent une variante inconnue', () => {
    expect(app.typeErrors()).toEqual([expect.stringMatching(/^src\/wrong\.tsx\(4,\d+\): error TS2322: .*"purple"/)]);
  });
  await test.step('une application d’un seul bouton n’emporte ni tableau, ni formulaire, ni fenêtre', async () => {
    const { modules, bytes } = await app.buildAlone('src/one-button.tsx');
    const families = modules.map((path) => /design-system\/([^/]+)\/[^/]+$/.exec(path)?.[1]);
    expect(new Set(families)).toEqual(new Set(['actions', 'feedback', 'lean-system', undefined]));
    // React and Chakra are nearly all of it.
    expect(bytes).toBeLessThan(280_000);
  });

  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  const server = await app.serve(PACKAGE_PORT);
  await test.step('ses composants se voient et se nomment en français', async () => {
    await page.setViewportSize({ width: 720, height: 480 });
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Participer' })).toBeVisible();
    for (const label of ['En attente', 'Approuvée', 'Refusée']) await expect(page.getByText(label)).toBeVisible();
    const pages = page.getByRole('navigation', { name: 'Pagination' });
    await expect(pages.getByRole('link', { name: 'Page suivante' })).toHaveAttribute('href', '?page=4');
    await expect(pages.getByRole('link', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
    await page.evaluate(() => document.fonts.ready);
    await expect(page).toHaveScreenshot(['example.png'], { maxDiffPixels: 60 });
  });
  await test.step('ce qui se charge à la demande se charge', async () => {
    await page.getByRole('button', { name: 'Participer' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Oui' }).click();
    await expect(page.getByText('Vous participez à cette mission.')).toBeVisible();
  });
  expect(problems).toEqual([]);
  await server.close();
});

test('Next.js en fait une page sur le serveur', () => {
  const html = app.nextPage();
  expect(html).toMatch(/<span [^>]*>Participer<\/span><\/button>/);
  expect(html).toContain('Approuvée');
  expect(html).toContain('<p>-0.022em</p>');
});
