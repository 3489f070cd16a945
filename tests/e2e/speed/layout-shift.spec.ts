import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { adminAccount, camilleAccount, signIn } from '../support/accounts';
import { prerenderedPaths } from '../support/documents';
import { framesDrawn } from '../support/frames-drawn';
import { holdRequests } from '../support/hold-requests';
import { answerIpLookup } from '../support/ip-lookup';
import { A_FIGURE, desk, movingScreens, NOTHING, phone, sizes, watchShifts } from '../support/layout-shifts';
import { mock } from '../support/mock';
import { serveInTwoPieces } from '../support/serve-in-two-pieces';
import { startApp } from '../support/start-app';
import { expect, resetMockAround, test } from '../support/test';

/** By the clock: Playwright otherwise polls by frames, which a page that waits does not draw. */
const POLLING_MS = 20;
/** More frames than a page needs to draw what it has. */
const FRAMES = 12;

const Shifts = v.object({ sum: v.number(), moved: v.array(v.string()) });

const readShifts = async (page: Page) => {
  await page.evaluate(framesDrawn, 2);
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
    await page.goto('about:blank');
    await page.goto('/faq#paiement', { waitUntil: 'commit' });
    await waitForPaint(page);
    // What the first paint waits for comes after the script: the browser may draw before it runs the last one.
    await expect(page.locator('body > script:not(:empty) ~ #first-view-end:empty')).toHaveCount(1);
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

/** From the document's skeleton, if it has one, to what the app shows; `tests/integration` holds each part back. */
test.describe('écrans de qui est connecté', () => {
  // Otherwise missions of other tests come first, with the time in their titles.
  resetMockAround();

  for (const { path, role } of movingScreens) {
    test(`${path} (${role}) ne bouge pas, du document à ce qu’il montre`, async ({ page }) => {
      await signIn(page, await mock.logIn(role === 'admin' ? adminAccount : camilleAccount));
      await page.addInitScript(watchShifts);
      for (const size of [phone, desk]) {
        await page.setViewportSize(size);
        await page.goto(path);
        await expect(page.locator('main h1')).toBeVisible();
        await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
        await page.waitForLoadState('networkidle');
        await expectStill(page, A_FIGURE);
      }
    });
  }
});
