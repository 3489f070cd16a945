import { expect, type Page } from '@playwright/test';
import * as v from 'valibot';
import { appHasPage } from './start-app';

/** What the page remembers of each text that was moved. */
const MOVED = 'movedTexts';

/** Moves every text, now and later, into elements of its own, as the translators of browsers do. */
export const translatePage = (page: Page): Promise<void> =>
  page.evaluate((name) => {
    const moved: { text: Text; font: Element; shown: string }[] = [];
    Object.assign(window, { [name]: moved });
    const translate = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
      for (const text of texts) {
        const parent = text.parentNode;
        if (!text.nodeValue?.trim() || parent?.nodeName === 'FONT') continue;
        const font = document.createElement('font');
        const inner = font.appendChild(document.createElement('font'));
        inner.textContent = text.nodeValue;
        parent?.replaceChild(font, text);
        moved.push({ text, font, shown: text.nodeValue });
      }
    };
    translate();
    new MutationObserver(translate).observe(document.body, { childList: true, subtree: true });
  }, MOVED);

/**
 * Takes the app's safety net away from the next page on: what React does to a moved text then throws.
 * @returns a check that nothing has thrown, and that no moved text was written to, which nobody would see
 */
export const watchTranslation = async (page: Page): Promise<() => Promise<void>> => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    if (/not a child|NotFoundError|minified React error/i.test(message.text())) errors.push(message.text());
  });
  await page.addInitScript(() => {
    for (const name of ['removeChild', 'insertBefore'] as const) {
      const original = Node.prototype[name];
      Object.defineProperty(Node.prototype, name, { get: () => original, set: () => undefined, configurable: true });
    }
  });
  return async () => {
    const stale = await page.evaluate((name) => {
      const moved: unknown = Reflect.get(window, name);
      if (!Array.isArray(moved)) throw new Error('The page was not translated');
      return moved
        .filter(({ text, font, shown }) => font.isConnected && text.nodeValue !== shown)
        .map(({ text, shown }) => `« ${shown} » stands for « ${text.nodeValue} »`);
    }, MOVED);
    expect(v.parse(v.array(v.string()), stale)).toEqual([]);
    expect(errors).toEqual([]);
    await expect(page.getByText(/n’a pas pu s’afficher|Une erreur inattendue/)).toHaveCount(0);
  };
};

/** Opens a private page, which React draws alone, and translates it. */
export const openTranslated = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await translatePage(page);
};

/** Opens the questions, translates them while the app is not there yet, as a browser does, and starts it. */
export const openPublicTranslated = async (page: Page): Promise<void> => {
  await page.goto('/faq');
  await translatePage(page);
  await page.getByRole('main').getByRole('button').first().click();
  await appHasPage(page);
  await expect(page.getByRole('main').getByRole('button', { expanded: true })).toHaveCount(1);
};
