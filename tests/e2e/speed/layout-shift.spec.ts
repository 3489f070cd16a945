import { createServer } from 'node:http';
import { expect, type Page, test } from '@playwright/test';
import * as v from 'valibot';
import { prerenderedPaths } from '../../../src/lib/prerendered-paths';
import { adminAccount, camilleAccount, openSession, signIn } from '../support/accounts';
import { gate } from '../support/gate';
import { holdRequests } from '../support/hold-requests';
import { answerIpLookup } from '../support/ip-lookup';

/** Below what rounds to 0 in every tool; a line of text that comes or goes is 0.005 and more. */
const NOTHING = 0.001;
/** What stands after a figure whose width nobody can know beforehand may give way by some pixels. */
const A_FIGURE = 0.004;

/** Long enough for a browser to draw what it has. */
const A_WHILE_MS = 200;

const phone = { width: 360, height: 740 };
const tablet = { width: 768, height: 1024 };
const desk = { width: 1280, height: 740 };
const sizes = [phone, { width: 412, height: 900 }, tablet, desk, { width: 1280, height: 1600 }];

/** Adds up, in the page, what moves without anybody having done anything. */
const watchShifts = () => {
  const moved: string[] = [];
  const state = { sum: 0, moved };
  Object.assign(window, { shifts: state });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!('value' in entry && 'sources' in entry) || Reflect.get(entry, 'hadRecentInput')) continue;
      state.sum += Number(entry.value);
      if (!Array.isArray(entry.sources)) continue;
      moved.push(...entry.sources.map(({ node }) => String(node?.outerHTML ?? node?.textContent).slice(0, 120)));
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

/** In the page: what has just moved is noted with the frame that shows it. */
const twoFrames = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 50)));
  });

const Shifts = v.object({ sum: v.number(), moved: v.array(v.string()) });

const expectStill = async (page: Page, limit = NOTHING) => {
  await page.evaluate(twoFrames);
  const { sum, moved } = v.parse(Shifts, await page.evaluate(() => Reflect.get(window, 'shifts')));
  expect(sum, `${page.url()} ${page.viewportSize()?.width}\n${moved.join('\n')}`).toBeLessThan(limit);
};

const waitForPaint = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
const waitForFont = (page: Page) =>
  page.waitForFunction(() =>
    [...document.fonts].some(({ status, family }) => status === 'loaded' && /Bricolage/.test(family)),
  );

for (const path of prerenderedPaths) {
  test(`${path} ne bouge pas quand notre police arrive, ni ensuite`, async ({ page }) => {
    await answerIpLookup(page, { country: 'FR' });
    await page.addInitScript(watchShifts);
    for (const size of sizes) {
      await page.setViewportSize(size);
      const comeFont = await holdRequests(page, '**/*.woff2');
      await page.goto(path, { waitUntil: 'commit' });
      await waitForPaint(page);
      comeFont();
      await waitForFont(page);
      await page.waitForLoadState('networkidle');
      await expectStill(page);
      await page.unroute('**/*.woff2');
    }
  });
}

/** The same site, whose pages come in two pieces, a while apart: as they do over a network, at any place. */
const serveInTwoPieces = async (origin: string, cut: RegExp) => {
  const { open, opened } = gate();
  const server = createServer(async (request, response) => {
    const answer = await fetch(new URL(request.url ?? '/', origin), {
      headers: { accept: request.headers.accept ?? '*/*' },
    });
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'content-type': type });
    if (!type.startsWith('text/html')) return response.end(Buffer.from(await answer.arrayBuffer()));
    const html = await answer.text();
    const at = html.search(cut);
    if (at < 0) return response.destroy(new Error(`${cut.source} not found`));
    response.write(html.slice(0, at));
    await opened;
    return response.end(html.slice(at));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    sendRest: open,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
};

/** What is missing at first: one of two buttons, the half of a slip, the foot. */
const halves = [
  { path: '/', cut: '<a class="[^"]+" href="/login">Connexion</a></div><p' },
  { path: '/login', cut: '<aside' },
  { path: '/register', cut: '<aside' },
  { path: '/faq', cut: '<footer' },
];

for (const { path, cut } of halves) {
  test(`${path} ne bouge pas quand sa fin arrive après le reste`, async ({ page, baseURL }) => {
    const site = await serveInTwoPieces(v.parse(v.string(), baseURL), new RegExp(cut));
    await answerIpLookup(page, { country: 'FR' });
    await page.addInitScript(watchShifts);
    await page.setViewportSize(desk);
    await page.goto(`${site.url}${path}`, { waitUntil: 'commit' });
    // By the clock: as long as nothing is drawn there are no frames to wait for.
    await page.waitForFunction(() => document.querySelector('main') !== null, null, { polling: A_WHILE_MS });
    await page.evaluate((time) => new Promise((resolve) => setTimeout(resolve, time)), A_WHILE_MS);
    site.sendRest();
    await page.waitForLoadState('networkidle');
    await expectStill(page);
    await site.close();
  });
}

/** Everything but who is signed in, and from where. */
const CONTENT = /\/api\/(?!me\b|location\b)/;

const screens = {
  user: ['/dashboard', '/offers', '/participations', '/profile'],
  admin: ['/admin', '/admin/users', '/admin/offers', '/admin/participations', '/admin/daisycon'],
};

for (const [role, paths] of Object.entries(screens)) {
  test(`rien ne bouge quand arrive ce que montrent les écrans : ${role}`, async ({ page }) => {
    await signIn(page, await openSession(role === 'admin' ? adminAccount : camilleAccount));
    await page.addInitScript(watchShifts);
    for (const path of paths) {
      for (const size of [phone, tablet, desk]) {
        await page.setViewportSize(size);
        const answer = await holdRequests(page, CONTENT);
        await page.goto(path);
        await expect(page.locator('main h1')).toBeVisible();
        await page.evaluate(twoFrames);
        answer();
        await page.waitForLoadState('networkidle');
        await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
        await expectStill(page, A_FIGURE);
        await page.unroute(CONTENT);
      }
    }
  });
}
