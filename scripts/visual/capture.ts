import { type BrowserContext, type ConsoleMessage, chromium, errors, type Page } from 'playwright';
import { chromiumLaunchOptions } from '../chromium-launch-options';
import type { Shot } from './stories';

const PHASE_TIMEOUT_MS = 30_000;

/** What the camera saw: the picture, and what went wrong on the way. */
export interface Capture {
  png: Buffer;
  problems: string[];
}

/** Longer pages are cut: what is further down repeats what is above. */
const MAX_HEIGHT = 6000;

export interface Camera {
  context: BrowserContext;
  page: Page;
}

/**
 * A browser with all that moves by itself switched off. It has a profile of its own (a folder that goes with it): only then does
 * it keep the compiled scripts, and most of a picture's time was compiling Storybook again. Intercepting requests would
 * switch its cache off as well; none leaves this machine all the same, by `chromiumLaunchOptions`.
 */
export async function openCamera(): Promise<Camera> {
  const { args = [], ...options } = chromiumLaunchOptions();
  const context = await chromium.launchPersistentContext('', {
    ...options,
    // Painting over a part of a tile leaves other edges than painting it at once: a focus ring's corners then told how it came about.
    args: [...args, '--disable-partial-raster'],
    reducedMotion: 'reduce',
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    deviceScaleFactor: 1,
  });
  // tsx names functions through a helper of its own, which the code that we send into the page would miss.
  await context.addInitScript('globalThis.__name ??= (fn) => fn');
  return { context, page: context.pages()[0] ?? (await context.newPage()) };
}

/** Waits until the story has rendered, played, and nothing has changed in its page for a moment. */
async function settle(page: Page): Promise<string> {
  const phase = await page.waitForFunction(
    () => {
      const current = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__')?.currentRender?.phase;
      return ['finished', 'errored', 'aborted'].includes(current) ? String(current) : null;
    },
    null,
    { timeout: PHASE_TIMEOUT_MS },
  );
  await page.evaluate(async () => {
    await document.fonts.ready;
    const QUIET_MS = 150;
    const LIMIT_MS = 1500;
    await new Promise<void>((resolve) => {
      let quiet = setTimeout(resolve, QUIET_MS);
      const observer = new MutationObserver(() => {
        clearTimeout(quiet);
        quiet = setTimeout(resolve, QUIET_MS);
      });
      observer.observe(document.body, { attributes: true, characterData: true, childList: true, subtree: true });
      setTimeout(resolve, LIMIT_MS);
    });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
  return String(await phase.jsonValue());
}

/** Takes one story's picture. */
export async function capture(page: Page, origin: string, shot: Shot): Promise<Capture> {
  const problems: string[] = [];
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() === 'error' && !shot.mayLog) problems.push(`console : ${message.text().slice(0, 500)}`);
  };
  const onError = (error: Error) => problems.push(`exception : ${error.message.slice(0, 500)}`);
  page.on('console', onConsole);
  page.on('pageerror', onError);
  try {
    await page.setViewportSize({ width: shot.width, height: shot.height });
    await page.emulateMedia({ reducedMotion: shot.hasMotion ? 'no-preference' : 'reduce' });
    // axe has its own run (`npm run test:stories`): here it would only take time.
    const address = `${origin}/iframe.html?id=${encodeURIComponent(shot.storyId)}&viewMode=story&globals=a11y.manual:!true`;
    await page.goto(address, { waitUntil: 'load' });
    const phase = await settle(page).catch((error: unknown) => {
      // One story that never ends is one broken picture, not the end of the run.
      if (error instanceof errors.TimeoutError) return 'sans fin';
      throw error;
    });
    if (phase !== 'finished') problems.push(`la story ne s’est pas terminée (${phase})`);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    const png = await page.screenshot({
      animations: 'disabled',
      caret: 'hide',
      fullPage: true,
      ...(height > MAX_HEIGHT ? { clip: { x: 0, y: 0, width: shot.width, height: MAX_HEIGHT } } : {}),
    });
    return { png, problems };
  } finally {
    page.off('console', onConsole);
    page.off('pageerror', onError);
  }
}
