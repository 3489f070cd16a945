import { expect, type Page } from '@playwright/test';
import { findStaleTexts, MOVED, moveTexts, REACT_FAILURE } from './move-texts';
import { appHasPage } from './start-app';

/** Moves every text of the page, now and later. */
export const translatePage = async (page: Page): Promise<void> => {
  await page.evaluate(moveTexts, MOVED);
};

/**
 * Takes the app's safety net away from the next page on: what React does to a moved text then throws.
 * @returns a check that nothing has thrown, and that no moved text was written to, which nobody would see
 */
export const watchTranslation = async (page: Page): Promise<() => Promise<void>> => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    if (REACT_FAILURE.test(message.text())) errors.push(message.text());
  });
  await page.addInitScript(() => {
    for (const name of ['removeChild', 'insertBefore'] as const) {
      const original = Node.prototype[name];
      Object.defineProperty(Node.prototype, name, { get: () => original, set: () => undefined, configurable: true });
    }
  });
  return async () => {
    expect(await page.evaluate(findStaleTexts, MOVED)).toEqual([]);
    expect(errors).toEqual([]);
    await expect(page.getByText(/n’a pas pu s’afficher|Une erreur inattendue/)).toHaveCount(0);
  };
};

/** Opens the questions, translates them while the app is not there yet, as a browser does, and starts it. */
export const openPublicTranslated = async (page: Page): Promise<void> => {
  await page.goto('/faq');
  await translatePage(page);
  await page.getByRole('main').getByRole('button').first().click();
  await appHasPage(page);
  await expect(page.getByRole('main').getByRole('button', { expanded: true })).toHaveCount(1);
};
