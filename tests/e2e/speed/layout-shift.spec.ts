import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { adminAccount, camilleAccount, signIn } from '../support/accounts';
import { prerenderedPaths } from '../support/documents';
import { holdRequests } from '../support/hold-requests';
import { answerIpLookup } from '../support/ip-lookup';
import { mock } from '../support/mock';
import { serveInTwoPieces } from '../support/serve-in-two-pieces';
import { startApp } from '../support/start-app';
import { expect, resetMockAround, test } from '../support/test';

/** Rounds to 0 in every tool; a line of text that appears or disappears is at least 0.005. */
const NOTHING = 0.001;
/** The text after a figure of unknown width may move by some pixels. */
const A_FIGURE = 0.004;

/** By the clock: Playwright otherwise polls by frames, which a page that waits does not draw. */
const POLLING_MS = 20;
/** More frames than a page needs to draw what it has. */
const FRAMES = 12;

/** Runs in a page: resolves once the browser has drawn this many frames of it. */
const framesDrawn = async (count: number) => {
  for (let drawn = 0; drawn < count; drawn += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
};

const phone = { width: 360, height: 740 };
const tablet = { width: 768, height: 1024 };
const desk = { width: 1280, height: 740 };
const sizes = [phone, tablet, desk];

/** Adds up, in the page, what moves from one reading to the next without anybody having done anything. */
const watchShifts = () => {
  let sum = 0;
  let moved: string[] = [];
  const note = (entries: PerformanceEntryList) => {
    for (const entry of entries) {
      if (!('value' in entry && 'sources' in entry) || Reflect.get(entry, 'hadRecentInput')) continue;
      sum += Number(entry.value);
      if (!Array.isArray(entry.sources)) continue;
      moved.push(...entry.sources.map(({ node }) => String(node?.outerHTML ?? node?.textContent).slice(0, 120)));
    }
  };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  const readShifts = () => {
    note(observer.takeRecords());
    const shifts = { sum, moved };
    [sum, moved] = [0, []];
    return shifts;
  };
  Object.assign(window, { readShifts });
};

/** In the page: what has just changed is drawn. */
const twoFrames = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });

const Shifts = v.object({ sum: v.number(), moved: v.array(v.string()) });

const readShifts = async (page: Page) => {
  await page.evaluate(twoFrames);
  return v.parse(Shifts, await page.evaluate(() => Reflect.get(window, 'readShifts')()));
};

const expectStill = async (page: Page, limit = NOTHING) => {
  const { sum, moved } = await readShifts(page);
  expect(sum, `${page.url()} ${page.viewportSize()?.width}\n${moved.join('\n')}`).toBeLessThan(limit);
};

const FONT = '**/*.woff2';

const waitForPaint = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
const waitForFont = (page: Page) =>
  page.waitForFunction(() =>
    [...document.fonts].some(({ status, family }) => status === 'loaded' && /Bricolage/.test(family)),
  );

test.use({ reducedMotion: 'no-preference' });

test('ce qui bouge se remarque', async ({ page }) => {
  await page.addInitScript(watchShifts);
  await page.goto('/faq');
  await page.waitForLoadState('networkidle');
  await page.evaluate(() =>
    document
      .querySelector('main')
      ?.prepend(Object.assign(document.createElement('p'), { textContent: 'Une ligne de plus' })),
  );
  expect((await readShifts(page)).sum).toBeGreaterThan(NOTHING);
});

for (const path of prerenderedPaths) {
  test(`${path} ne bouge pas quand notre police arrive, ni ensuite`, async ({ page }) => {
    await answerIpLookup(page, { country: 'FR' });
    await page.addInitScript(watchShifts);
    for (const size of sizes) {
      await page.setViewportSize(size);
      const comeFont = await holdRequests(page, FONT);
      await page.goto(path, { waitUntil: 'commit' });
      await waitForPaint(page);
      comeFont();
      await waitForFont(page);
      await startApp(page);
      await page.waitForLoadState('networkidle');
      await expectStill(page);
      await page.unroute(FONT);
    }
  });
}

test('/faq ne bouge pas quand l’adresse nomme une réponse : elle est dépliée d’emblée, et se replie', async ({
  page,
}) => {
  await page.addInitScript(watchShifts);
  const question = page.locator('#paiement').getByRole('button');
  const answer = page.locator('#paiement').getByRole('region');
  for (const size of sizes) {
    await page.setViewportSize(size);
    // A document of its own each time: another anchor of the same one would load nothing.
    await page.goto('/contact', { waitUntil: 'domcontentloaded' });
    await page.goto('/faq#paiement', { waitUntil: 'commit' });
    await waitForPaint(page);
    await expect(answer).toBeVisible();
    await expect(page.locator('#commencer').getByRole('region')).toBeHidden();
    await expect(question).toHaveAttribute('aria-expanded', 'true');
    await startApp(page);
    await page.waitForLoadState('networkidle');
    await expectStill(page);
    await question.click();
    await expect(answer).toBeHidden();
  }
});

/** What is missing at first: one of two buttons, the half of a slip, the foot. */
const halves = [
  { path: '/', cut: '<a class="[^"]+" href="/login">Connexion</a></div><p' },
  { path: '/login', cut: '<aside' },
  { path: '/register', cut: '<aside' },
  { path: '/faq', cut: '<footer' },
];

for (const { path, cut } of halves) {
  test(`${path} ne bouge pas quand sa fin arrive après le reste`, async ({ page, context, baseURL }) => {
    const blank = await context.newPage();
    const site = await serveInTwoPieces(v.parse(v.string(), baseURL), new RegExp(cut));
    try {
      await answerIpLookup(page, { country: 'FR' });
      await page.addInitScript(watchShifts);
      await page.setViewportSize(desk);
      await page.goto(`${site.url}${path}`, { waitUntil: 'commit' });
      await page.waitForFunction(() => document.querySelector('main') !== null, null, { polling: POLLING_MS });
      // A page that waits for its end draws no frames; those of another page show that this one had time to.
      await blank.evaluate(framesDrawn, FRAMES);
      site.sendRest();
      await startApp(page);
      await page.waitForLoadState('networkidle');
      await expectStill(page);
    } finally {
      await site.close();
    }
  });
}

/** Everything but who is signed in, and from where. */
const CONTENT = /\/api\/(?!me\b|location\b)/;

const screens = [
  ...['/dashboard', '/offers', '/offers/58', '/participations', '/profile'].map((path) => ({ role: 'user', path })),
  ...['/admin', '/admin/users', '/admin/offers', '/admin/participations', '/admin/daisycon'].map((path) => ({
    role: 'admin',
    path,
  })),
];

/**
 * With the initial data: otherwise missions of other tests come first, with the time in their titles,
 * and whether such a number fits on a line depends on its digits.
 */
test.describe('écrans de qui est connecté', () => {
  resetMockAround();

  for (const { role, path } of screens) {
    test(`${path} (${role}) ne bouge pas quand arrive ce qu’il montre, ni quand notre police arrive après`, async ({
      page,
    }) => {
      await signIn(page, await mock.logIn(role === 'admin' ? adminAccount : camilleAccount));
      await page.addInitScript(watchShifts);
      for (const size of sizes) {
        await page.setViewportSize(size);
        const answer = await holdRequests(page, CONTENT);
        const comeFont = await holdRequests(page, FONT);
        // The font keeps `load` back.
        await page.goto(path, { waitUntil: 'commit' });
        await expect(page.locator('main h1')).toBeVisible();
        await page.evaluate(twoFrames);
        answer();
        await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
        await expectStill(page, A_FIGURE);
        comeFont();
        await waitForFont(page);
        await page.waitForLoadState('networkidle');
        // In the longest lines the words after a time move by more.
        if (size !== desk) await expectStill(page, A_FIGURE);
        await page.unroute(CONTENT);
        await page.unroute(FONT);
      }
    });
  }

  test('rien ne bouge quand il s’avère qu’il n’y a encore aucune participation', async ({ page }) => {
    const session = await mock.enter('aucune-participation');
    if (session) await signIn(page, session);
    await page.addInitScript(watchShifts);
    for (const size of sizes) {
      await page.setViewportSize(size);
      const answer = await holdRequests(page, CONTENT);
      await page.goto('/dashboard');
      await expect(page.getByRole('heading', { name: 'Bilan' })).toBeAttached();
      await page.evaluate(twoFrames);
      answer();
      await expect(page.getByRole('heading', { name: 'Votre première mission' })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expectStill(page, A_FIGURE);
      await page.unroute(CONTENT);
    }
  });
});
