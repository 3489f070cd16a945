import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { FORM_READY_EVENT } from '../../../src/lib/browser/hydration';
import { createUser, signIn } from '../support/accounts';
import { prerenderedPaths } from '../support/documents';
import { holdRequests } from '../support/hold-requests';
import { answerIpLookup } from '../support/ip-lookup';
import { serveInTwoPieces } from '../support/serve-in-two-pieces';
import { startApp } from '../support/start-app';
import { expect, test } from '../support/test';

/** The start, and all that it asks for. */
const SCRIPTS = '**/assets/*.js';

/** Counts, in the page, what hydration changes below the element `app`, until React has taken over the main heading. */
const watchHydration = () => {
  const changes: string[] = [];
  const state = { changes, isHydrated: false };
  Object.assign(window, { hydration: state });
  const observer = new MutationObserver((records) => note(records));
  /** React gives every field its name, type and value once more: the same ones change nothing. */
  const isChange = ({ target, attributeName, oldValue }: MutationRecord) =>
    !(target instanceof Element && attributeName && target.getAttribute(attributeName) === oldValue) &&
    // The document types the headline.
    !(target instanceof Element && target.hasAttribute('data-typed'));
  const note = (records: MutationRecord[]) =>
    state.changes.push(
      ...records
        .filter(isChange)
        .map(({ type, target, attributeName }) => `${type} ${target.nodeName} ${attributeName ?? ''}`),
    );
  const lookAtHeading = () => {
    const heading = document.querySelector('h1');
    if (!heading || !Object.keys(heading).some((key) => key.startsWith('__reactFiber'))) {
      requestAnimationFrame(lookAtHeading);
      return;
    }
    // What React knows only of a browser (its motion, its address) it draws right after.
    requestAnimationFrame(() => requestAnimationFrame(finish));
  };
  const finish = () => {
    note(observer.takeRecords());
    observer.disconnect();
    state.isHydrated = true;
  };
  document.addEventListener('DOMContentLoaded', () => {
    const app = document.getElementById('app');
    if (app) observer.observe(app, { attributeOldValue: true, characterData: true, childList: true, subtree: true });
    lookAtHeading();
  });
};

for (const [path, reducedMotion] of [
  ...prerenderedPaths.map((path) => [path, 'no-preference'] as const),
  ['/', 'reduce'] as const,
]) {
  const who = reducedMotion === 'reduce' ? ', mouvements réduits' : '';
  test(`${path}${who} est là avant tout script, et l’hydratation n’y change rien`, async ({ page, request }) => {
    await page.emulateMedia({ reducedMotion });
    const html = await (await request.get(path, { headers: { Accept: 'text/html' } })).text();
    expect(html).toMatch(/<title>[^<]+ · Missio<\/title>/);
    expect(html.match(/<title>/g)).toHaveLength(1);
    expect(html).toMatch(/<meta name="description"/);
    expect(html).toMatch(/<h1/);

    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    // The registration's lookup of the country is the one call that leaves the origin.
    await answerIpLookup(page, { country: 'FR' });
    await page.addInitScript(watchHydration);
    await page.goto(path);
    await page.keyboard.press('Shift');
    await page.waitForFunction(() => Object(Reflect.get(window, 'hydration')).isHydrated);
    expect(await page.evaluate(() => Object(Reflect.get(window, 'hydration')).changes)).toEqual([]);
    expect(complaints).toEqual([]);
  });
}

test('sans script, la page d’accueil se lit en entier, et toute page dit ce qui lui manque', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const unseen = page
    .locator('main svg g')
    .evaluateAll((parts) => parts.filter((part) => getComputedStyle(part).opacity !== '1').length);
  expect(await unseen).toBe(0);
  await expect(page.getByRole('heading', { name: 'Pourquoi nous choisir' })).toBeVisible();
  for (const path of ['/', '/login', '/profile', '/dashboard']) {
    await page.goto(path);
    await expect(page.locator('noscript p')).toBeInViewport();
    await expect(page.getByText('Chargement')).not.toBeVisible();
  }
  await page.goto('/faq');
  await expect(page.getByText('Créez un compte')).toBeVisible();
  // Nobody hears the form then: it has no button, and what is typed stays out of the address.
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Se connecter' })).toBeHidden();
  await page.getByLabel('Email').fill('camille@missio.test');
  await page.getByLabel('Mot de passe', { exact: true }).fill('tres-secret');
  await page.getByLabel('Mot de passe', { exact: true }).press('Enter');
  await page.waitForLoadState();
  expect(page.url()).not.toContain('tres-secret');
  await context.close();
});

test('qui est connecté ne voit jamais passer la page du visiteur', async ({ page }) => {
  await signIn(page, await createUser());
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const heading = document.querySelector('h1');
      if (heading?.checkVisibility({ visibilityProperty: true })) seen.push(heading.textContent ?? '');
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto('/login');
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const seen: string[] = await page.evaluate(() => Reflect.get(window, 'seen'));
  expect(seen.filter((text) => text.includes('Bon retour'))).toEqual([]);
});

test('un appui ou une case cochée avant le script ne sont pas perdus', async ({ page }) => {
  const release = await holdRequests(page, SCRIPTS);
  const account = await createUser();
  await page.goto('/login', { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: 'Afficher le mot de passe' }).click();
  await page.getByRole('checkbox').uncheck();
  release();
  await expect(page.getByLabel('Mot de passe', { exact: true })).toHaveAttribute('type', 'text');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(account.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
  await page.context().clearCookies();
  await page.reload();
  await expect(page).toHaveURL('/login');
});

test('un appui pendant que la page arrive encore n’est pas perdu', async ({ page, baseURL }) => {
  // The script at the end of the page, which starts the app, is not there yet.
  const site = await serveInTwoPieces(v.parse(v.string(), baseURL), /<script id="first-view-end"/);
  await page.goto(`${site.url}/login`, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Afficher le mot de passe' }).dispatchEvent('click');
  await expect(page.getByLabel('Mot de passe', { exact: true })).toHaveAttribute('type', 'password');
  site.sendRest();
  await expect(page.getByLabel('Mot de passe', { exact: true })).toHaveAttribute('type', 'text');
  await site.close();
});

test('ce qui est saisi et envoyé avant le script n’est pas perdu', async ({ page }) => {
  const release = await holdRequests(page, SCRIPTS);
  await page.goto('/login', { waitUntil: 'domcontentloaded' });
  await page.getByLabel('Email').fill('personne@missio.test');
  await page.getByLabel('Mot de passe', { exact: true }).fill('motdepasse-faux');
  await page.keyboard.press('Enter');
  release();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('personne@missio.test');
  await expect(page.getByLabel('Mot de passe', { exact: true })).toHaveValue('motdepasse-faux');
  await expect(page).toHaveURL('/login');
});

test('ce qui est envoyé pendant que React prend la page en main n’est ni perdu ni refusé', async ({ page }) => {
  const release = await holdRequests(page, SCRIPTS);
  const account = await createUser();
  await page.goto('/login', { waitUntil: 'domcontentloaded' });
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(account.password);
  await page.evaluate((ready) => {
    const [form] = document.forms;
    if (!form) throw new Error('The page has no form');
    let isReady = false;
    form.addEventListener(ready, () => {
      isReady = true;
    });
    // As soon as React knows the form, between two slices of its work.
    const look = new MessageChannel();
    look.port1.onmessage = () => {
      if (isReady) return;
      if (Object.keys(form).some((key) => key.startsWith('__reactProps'))) form.requestSubmit();
      look.port2.postMessage(null);
    };
    look.port2.postMessage(null);
  }, FORM_READY_EVENT);
  release();
  await expect(page).toHaveURL('/dashboard');
});

const openFaq = async (page: Page) => {
  await page.getByRole('navigation', { name: 'Navigation principale' }).getByRole('link', { name: 'F.A.Q' }).click();
  await expect(page).toHaveURL('/faq');
  await expect(page.getByRole('heading', { level: 1, name: 'F.A.Q' })).toBeVisible();
};

test('une page défilée avant le script reste où elle est', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
  await startApp(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(600);

  await page.reload();
  await startApp(page);
  // The browser keeps what was seen in its place, so the number may differ by what the font moved above it.
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500);

  await openFaq(page);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('une page défilée avant le script, et plus depuis, se retrouve au même endroit par Retour', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
  await startApp(page);
  await openFaq(page);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(600);
});
