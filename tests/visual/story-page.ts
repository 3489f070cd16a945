import { test as base, type ConsoleMessage, type Page } from '@playwright/test';
import * as v from 'valibot';
import { STORYBOOK_ORIGIN } from '../e2e/ports';
import type { PicturedStory } from './stories';

export interface Viewport {
  width: number;
  height: number;
}

const PHONE: Viewport = { width: 360, height: 740 };

/** The two widths of the mockups; a story that names its own viewport is taken at that one alone. */
const VIEWPORTS: readonly Viewport[] = [PHONE, { width: 1280, height: 800 }];

/** One and the same browser may draw a rounded corner otherwise from run to run: few pixels, and by a shade only. */
export const NOISE = [
  { threshold: 0, maxDiffPixels: 60 },
  { threshold: 0.05, maxDiffPixels: 0 },
];

const Length = v.pipe(v.string(), v.transform(parseInt), v.number());
const OwnViewport = v.nullable(v.object({ width: Length, height: Length }));

const PHASE_TIMEOUT_MS = 30_000;

// axe has its own run (`npm run test:stories`): here it would only take time.
const addressOf = (storyId: string, globals = '') =>
  `/iframe.html?id=${encodeURIComponent(storyId)}&viewMode=story&globals=a11y.manual:!true${globals && `;${globals}`}`;

/** Partners' pictures come from elsewhere, where no test goes (`scripts/chromium-launch-options.ts`). */
const isOfAnotherOrigin = (message: ConsoleMessage) => {
  const { url } = message.location();
  return url.startsWith('http') && !url.startsWith(STORYBOOK_ORIGIN);
};

/** Keeps what goes wrong on the page from now on, in place of what was kept before. */
export function keepProblems(page: Page, mayLog: boolean): string[] {
  const problems: string[] = [];
  page.removeAllListeners('console').removeAllListeners('pageerror');
  page.on('console', (message) => {
    if (message.type() !== 'error' || mayLog || isOfAnotherOrigin(message)) return;
    problems.push(`console: ${message.text().slice(0, 500)}`);
  });
  page.on('pageerror', (error) => problems.push(`exception: ${error.message.slice(0, 500)}`));
  return problems;
}

/**
 * One page for all stories of a worker. A persistent profile keeps the compiled scripts: otherwise most of a picture's
 * time goes into compiling Storybook again. For the same reason nothing is routed: Playwright then turns the cache off.
 */
export const test = base.extend<object, { storyPage: Page }>({
  storyPage: [
    async ({ playwright, launchOptions }, use) => {
      const context = await playwright.chromium.launchPersistentContext('', {
        ...launchOptions,
        baseURL: STORYBOOK_ORIGIN,
        locale: 'fr-FR',
        timezoneId: 'Europe/Paris',
        deviceScaleFactor: 1,
      });
      // A story in a frame of a docs page has its own tests, and would take the focus.
      await context.addInitScript(() => {
        if (window !== window.top) window.stop();
      });
      await use(context.pages()[0] ?? (await context.newPage()));
      await context.close();
    },
    { scope: 'worker' },
  ],
});

/** Where `story` has its pictures taken. */
export async function readViewports(page: Page, { id, isMoment }: PicturedStory): Promise<readonly Viewport[]> {
  if (page.url() === 'about:blank') await page.goto(addressOf(id));
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis);
  const own = await page.evaluate(async (storyId) => {
    // Storybook's preview has no published type: what it answers is parsed below.
    const preview = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__');
    await preview.ready();
    const story = await preview.loadStory({ storyId });
    const value = story.storyGlobals?.viewport?.value;
    return value ? (story.parameters.viewport?.options?.[value]?.styles ?? null) : null;
  }, id);
  const viewport = v.parse(OwnViewport, own);
  if (viewport) return [viewport];
  return isMoment ? [PHONE] : VIEWPORTS;
}

/** Shows `story` until it has been rendered and played, with the toolbar’s `globals`. Gives what went wrong. */
export async function openStory(page: Page, story: PicturedStory, viewport: Viewport, globals?: string) {
  const problems = keepProblems(page, story.mayLog);
  await page.setViewportSize(viewport);
  await page.emulateMedia({ reducedMotion: story.hasMotion ? 'no-preference' : 'reduce' });
  await page.goto(addressOf(story.id, globals));
  const phase = await page.waitForFunction(
    () => {
      const current = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__')?.currentRender?.phase;
      return ['finished', 'errored', 'aborted'].includes(current) ? String(current) : null;
    },
    null,
    { timeout: PHASE_TIMEOUT_MS },
  );
  if ((await phase.jsonValue()) !== 'finished') problems.push(`the story ended as « ${await phase.jsonValue()} »`);
  return problems;
}
